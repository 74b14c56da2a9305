"""The nine Leaders, one of whom has two sides."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.card_effects import AcquireExactly, TrashFromHand
from greathall.games.imperium.conditions import AllianceWith
from greathall.games.imperium.leader_effects import (
    OtherMemories,
    Remember,
    RepeatSpace,
    Train,
    TrainingStep,
    UnseenNetwork,
)
from greathall.games.imperium.printed import Leader
from greathall.games.imperium.sandworms import StrengthAtLeast, WormInConflict
from greathall.games.imperium.spies import PlaceSpy, RecallSpies
from greathall.games.imperium.things import CITY, NOTHING, bits
from greathall.games.imperium.troops import NoDeployment, Retreat
from greathall.games.imperium.words import (
    draw,
    influence,
    intrigue,
    may,
    may_trash,
    on,
    one,
    one_of,
    pay,
    persuasion,
    recruit,
    solari,
    spice,
    swords,
    trash,
    water,
    when,
)

# Feyd-Rautha's track: where each step leads is a choice where there are two.
TRAINING: Final = (
    TrainingStep("start", (), 1, 2),
    TrainingStep("paid_trash", (pay(trash(), solari=1),), 3),
    TrainingStep("spy_1", (PlaceSpy(),), 3),
    TrainingStep("free_trash", (may_trash(),), 4, 5),
    TrainingStep("late_trash", (may_trash(),), 7),
    TrainingStep("spy_2", (PlaceSpy(),), 6),
    TrainingStep("two_spice", (spice(2),), 7),
    TrainingStep("final", (recruit(1), PlaceSpy())),
)

LEADERS: Final[tuple[Leader, ...]] = (
    Leader("muad_dib", "Atreides", (draw(1),), reveal=(when(WormInConflict(), intrigue(1)),), complexity=1),
    Leader(
        "gurney_halleck", "Atreides", (recruit(1),), reveal=(when(StrengthAtLeast(6), persuasion(1)),), complexity=1
    ),
    Leader(
        "lady_jessica",
        "Atreides",
        (pay(intrigue(1), Remember(), spice=1),),
        (on("sent_to_bene_gesserit", OtherMemories()),),
        other_side="reverend_mother_jessica",
        complexity=2,
    ),
    Leader(
        "reverend_mother_jessica",
        "Atreides",
        (pay(water(1), spice=1),),
        (
            on("sent_to_bene_gesserit", pay(RepeatSpace(), water=1)),
            on("sent_to_fremen", pay(RepeatSpace(), water=1)),
        ),
        hidden_side=True,
        complexity=2,
    ),
    Leader(
        "princess_irulan",
        "Corrino",
        (may(one_of(AcquireExactly(1), TrashFromHand(spice=2))),),
        (on("emperor_2", intrigue(1)),),
        complexity=2,
    ),
    Leader(
        "lady_margot_fenring",
        "Fenring",
        (PlaceSpy(bits((CITY,))),),
        (on("bene_gesserit_2", spice(2)),),
        complexity=1,
    ),
    Leader(
        "feyd_rautha_harkonnen",
        "Harkonnen",
        (Train(TRAINING),),
        reveal=(pay(swords(2), also=(RecallSpies(1),)),),
        complexity=1,
    ),
    Leader(
        "lady_amber_metulli",
        "Metulli",
        (solari(1), when(AllianceWith(NOTHING), spice(1))),
        reveal=(Retreat(1),),
        complexity=1,
    ),
    Leader(
        "staban_tuek",
        "",
        (UnseenNetwork(pay(solari(3), spice=1), pay(intrigue(1), solari=2)),),
        (on("watched_maker", spice(1)),),
        without=("diplomacy",),
        complexity=3,
    ),
)

CHOAM_LEADERS: Final[tuple[Leader, ...]] = (
    Leader(
        "shaddam_corrino_iv",
        "Corrino",
        (NoDeployment(), one_of(one((solari(1), recruit(1))), pay(influence(), solari=3))),
        own_contracts=("sardaukar_cards", "sardaukar_recall"),
        complexity=2,
    ),
)
