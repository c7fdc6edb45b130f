learn-intro = A lesson for each game: real positions, one idea at a time, and you make the moves. Then a page for each villain.
learn-lessons = Learn by playing
learn-guides = The villains of Villainous, one by one
learn-specials = The special cards of the card game
learn-ten-minutes = ten minutes
learn-title-villainous = Villainous: Hook’s first turns
learn-title-evil_corp = Evil Corp.: one day, one night
learn-title-villains_card_game = The card game: a first evening
learn-about-villainous = Move, act, play cards, meet Fate, vanquish a Hero, win.
learn-about-evil_corp = Deploy, pillage, hire, invoke a demon, survive the Night.
learn-about-villains_card_game = Match, collect, lay Heroes, and count them in time.
learn-lesson = Lesson
learn-leave = Leave the lesson
learn-step = Step { $n } of { $of }
learn-told =
    { $n ->
        [one] One thing has happened since
       *[other] { $n } things have happened since
    }
learn-not-yet = That is possible, but try what is marked first.
learn-show = Do it for me
learn-got-it = Got it
learn-back = Back
learn-done = You know how it goes
learn-done-text = The rest you will learn by playing: what you may do is always lit, and every card says why it cannot be used.
learn-play = Play against bots
learn-more = More lessons
learn-again = Once more

learn-villainous-aim = You are Captain Hook. Every villain has a realm, a deck and a goal of their own. Yours: defeat Peter Pan at the Jolly Roger. Across from you sits Prince John, who wants 20 Power. Whoever gets there first wins.
learn-villainous-realm = Your realm has four places. Each has symbols: the upper two can be covered by Heroes, the lower ones never. Hangman’s Tree is locked for now; your Never Land Map would open it.
learn-villainous-move = A turn begins with a move to another place; staying is not allowed. Mermaid Lagoon gives 3 Power and lets you play cards: go there.
learn-villainous-gain = Now use any symbols of this place, each once, in any order. Take the 3 Power.
learn-villainous-play = With Power you can play cards. Choose the symbol “Play a Card”, or the card itself.
learn-villainous-card = Lit cards can be paid for. Smee costs 2.
learn-villainous-where = An Ally goes to a place of your realm. At the Jolly Roger Smee is stronger: 4 instead of 2.
learn-villainous-end = When you have done what you want, end your turn. You draw until you hold four cards again.
learn-villainous-covered = Prince John used “Fate” against you: he looked at two cards of your Fate deck and played Tinker Bell. She stands above Mermaid Lagoon and covers its upper symbols. Heroes are moved away or vanquished.
learn-villainous-later = Many turns later. The map is found, Hangman’s Tree is open, and Peter Pan was lured, place by place, to the Jolly Roger. He has strength 8.
learn-villainous-vanquish = You are where he is, and this place has “Vanquish”: Allies whose strength is at least the Hero’s defeat him, and are discarded with him.
learn-villainous-hero = Whom? There he is.
learn-villainous-allies = Pirate Brute has strength 4, and 2 more by the Cutlass. Send him first.
learn-villainous-smee = 6 is not enough. Add Smee: 4 at the Jolly Roger.
learn-villainous-done = Together 10 against 8. That will do.
learn-villainous-won = Peter Pan is defeated at the Jolly Roger: you have won at that very moment. Other villains have quite different goals; each has a page under “Learn”.

learn-evil-aim = You run a company of monsters, and so does your rival. Villages are conquered by fear. Two victory tokens win the game.
learn-evil-village = Each village has your half below and the rival’s above, with the Terror gauge between. Your half has slots: Battlefields, a Fortification, Ports, a Portal. Only the first two count for terror.
learn-evil-battlefield = Take the Grunt Goblin from your reserve to a Battlefield. The first red monster there pillages: gold equal to its terror.
learn-evil-port = The rival’s Orc is stronger: the marker moved. Fetch gold first: send the Coin Gnome to a Port of Village 2. It brings 1 gold of its own, and a yellow monster unloads the yellow cargo.
learn-evil-recruit = Gold hires monsters from the queue. The coin is the price; the last two cost more. The one on the left leaves tonight. Hire it: it goes into your bag and comes to your hand on a later day.
learn-evil-portal = Blue monsters may stand on a Portal and invoke a demon. Your rival took the Power Stone with a blue one on the Battlefield. Send the Imp to your Portal.
learn-evil-demon = Invocation is 2: terror 1, and 1 for the Imp’s own power. Choose the Demon of Fangs with 2: it chases off a monster of terror 1 or less for nothing.
learn-evil-kill = Choose the rival’s Imp. The Stone stays with the rival, though: it decides tonight if the gauge is level.
learn-evil-strong = Now strength: the Orc beside your Goblin, and Village 1 is yours by one.
learn-evil-activate = The rival has passed: the rest of the Day is yours. The Errand Rat brings 1 gold wherever it goes. Send it to the Battlefield of Village 2.
learn-evil-move = The Rat has an activated power: a monster uses it once, then sleeps. Activate it.
learn-evil-where = Move it to the Fortification: there it may stay overnight, for 2 gold.
learn-evil-pass = Nothing more to do. Pass, and Night falls: in each village the leader takes every reward up to the marker; then the boards are cleared, gold is lost, and everybody draws five tiles.
learn-evil-later = Some days later. You hold a token, and one more conquest step in Village 1 would bring the second. The rival’s Orc stands in the way, but your Axe Consultant can chase off a monster of terror 3 or less. Activate it.
learn-evil-axe = Choose the Orc.
learn-evil-last = You lead by one: that is a step tonight. Pass.
learn-evil-end = The step took the village, and the token was your second: the company is yours. With four players two teams share bag and gold; with three there is a village between each pair.

learn-cards-aim = Three villains, three piles. At the end your pile is worth the sum of its numbers, with one twist that comes later. Only the top card of a pile shows.
learn-cards-hand = You hold four cards: numbers from 1 to 6 in six colours, and a special. Each turn you play one and draw one.
learn-cards-neighbour = A number that matches a neighbour’s top card, in colour or value, must go there, wanted or not. Your red 4 matches Jafar’s 4: lay it there. (Better a low card than a high one.)
learn-cards-own = A card that matches neither neighbour may go to your own pile if it matches your top card, or if a Hero lies there. Your yellow 6 matches your yellow 5: 6 points for you.
learn-cards-hero = Any number may be laid face down on your own pile: it is a Hero then, without colour or value, and safe from everybody. Lay the yellow 1 as a Hero.
learn-cards-special = Specials go to the middle and do something. Hook’s Sabotage turns over the top card of every opponent: their numbers become Heroes.
learn-cards-secret = Nobody may look through a pile, not even their own. So remember how many Heroes you have laid: it is about to matter.
learn-cards-count = The last card. You have laid three Heroes: at the end all your 3s would count for nothing. As a fourth Hero, this 5 would cancel the 4s instead, and you have none. Lay it as a Hero.
learn-cards-end = The piles are counted: the number of your Heroes cancelled the 4s, and all your numbers count. You have won. A tie would go to whoever lost more.
