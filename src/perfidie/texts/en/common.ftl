common-and = { $first } and { $last }
common-you = you
common-rule = { $reason } (rule { $rule })
common-undone = { $seat } takes back the last choice.
common-undone-together = The table takes back the last choices.
common-range = { $least } to { $most }
