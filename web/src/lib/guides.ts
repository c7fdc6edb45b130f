/** What the guide pages point at: the cards that carry a villain’s plan, and those that stop it. The texts are in guides.ftl. */

export interface GuideCards {
  /** Own cards, in the order of the plan. */
  key: string[];
  /** Fate cards that opponents look for. */
  beware: string[];
}

export const GUIDES: Record<string, GuideCards> = {
  captain_hook: { key: ["never_land_map", "worthy_opponent", "ingenious_device", "smee", "cutlass"], beware: ["taunt", "splitting_headache", "tick_tock", "wendy"] },
  maleficent: { key: ["forest_of_thorns", "green_fire", "dreamless_sleep", "raven", "vanish"], beware: ["merryweather", "king_stefan", "prince_phillip", "once_upon_a_dream"] },
  ursula: { key: ["change_form", "crown", "trident", "binding_contract_the_shore", "flotsam"], beware: ["king_triton", "ariel", "sebastian", "grimsby"] },
  jafar: { key: ["scarab_pendant", "magic_lamp", "hypnotize", "snake_staff", "iago"], beware: ["abu", "aladdin", "sultan", "carpet"] },
  prince_john: { key: ["beautiful_lovely_taxes", "warrant", "imprison", "king_richards_crown", "sheriff_of_nottingham"], beware: ["king_richard", "steal_from_the_rich", "robin_hood", "clever_disguise"] },
  queen_of_hearts: { key: ["card_guard_club", "by_order_of_the_queen", "take_the_shot", "makes_you_smaller", "the_king"], beware: ["white_rabbit", "alice", "mome_raths", "down_the_rabbit_hole"] },
  gaston: { key: ["temper", "monsieur_darque", "get_out", "hunters_instinct", "belle_is_mine"], beware: ["belle", "beast", "cogsworth", "saving_my_life"] },
  lady_tremaine: { key: ["invitation_from_the_king", "ball_gown_drizella", "wedding_bells", "trapped", "lady_tremaines_cane"], beware: ["glass_slipper_castle", "ball_gown_cinderella", "fairy_godmother", "bibbidi_bobbidi_boo"] },
  horned_king: { key: ["ancient_soldiers", "show_me_the_black_cauldron", "our_hour_has_arrived", "cauldron_born", "visions"], beware: ["gurgis_sacrifice", "taran", "dyrnwyn", "fair_folk"] },
};
