"""Records and saves: what they hold, and what is made of those of other rules, of before, and of damaged ones."""

from __future__ import annotations

import json
import warnings
from typing import Any

import pytest
from tests.test_records_of_before import SET_UPS

import greathall as gh
from greathall.api import CHECK_EVERY
from greathall.house.registry import rules_of
from greathall.kernel.rng import seeded
from greathall.kernel.rules import chance

every_set_up = pytest.mark.parametrize(("name", "players", "options"), SET_UPS)


def played(
    name: str = "dominion", steps: int = 150, seed: int = 4, options: dict[str, object] | None = None
) -> gh.Game:
    game = gh.new_game(name, rules_of(name).usual_players, seed, options)
    rng = seeded(seed)
    while not game.over and len(game.choices) < steps:
        game.choose(int(rng.below(len(game.state.options))))
    return game


def record_of(name: str = "dominion", options: dict[str, object] | None = None) -> dict[str, Any]:
    return played(name, options=options).record()


# -- the set-up


@every_set_up
def test_a_record_leaves_nothing_of_the_set_up_to_chance(
    name: str, players: int, options: dict[str, object]
) -> None:
    game = gh.new_game(name, players, 3, options)
    record = game.record()
    assert "random" not in json.dumps(record)
    for seed in (3, 4):
        resolved = gh.new_game(name, players, seed, game.resolved.options, game.resolved.setup)
        assert resolved.resolved == game.resolved
    assert gh.replay(record).digest() == game.digest()
    assert gh.replay(record).record() == record


@every_set_up
def test_what_is_named_outright_is_dealt_as_if_it_was_drawn(
    name: str, players: int, options: dict[str, object]
) -> None:
    rules = rules_of(name)
    for seed in range(5):
        drawn = rules.dealer(players, options)
        named = rules.dealer(players, *drawn.resolve(seed))
        assert rules.dump(named.deal(seed)) == rules.dump(drawn.deal(seed))
        assert not named.left_to_chance()
    set_ups = [drawn.resolve(seed) for seed in range(20)]
    assert drawn.left_to_chance() == any(set_up != set_ups[0] for set_up in set_ups)


def test_a_record_names_the_ten_cards() -> None:
    record = record_of(options={"kingdom": "random", "sets": "base1e"})
    view: dict[str, Any] = gh.replay(record).view()
    kingdom = [pile["card"] for pile in view["supply"]][7:]
    assert sorted(record["options"]["kingdom"]) == sorted(kingdom)
    assert record["options"].keys() == {"kingdom", "first_player"}


def test_a_record_names_the_leaders_by_seat() -> None:
    game = played("imperium")
    view: dict[str, Any] = game.view()
    assert game.resolved.options["leaders"] == [player["leader"] for player in view["players"]]


def test_a_record_names_the_leaders_that_were_dealt_by_twos() -> None:
    game = gh.new_game("uprising", 4, 9, {"leaders": "draft"})
    seat, pair = game.decision.seat, [option.thing for option in game.decision.options]
    assert game.resolved.options["leaders"] == "draft"
    assert game.resolved.setup["leaders"][2 * seat : 2 * seat + 2] == pair


def test_a_record_names_the_cards_of_a_mix_and_of_every_deck() -> None:
    record = record_of("uprising", {"original": "war", "choam": True})
    assert "gun_thopter" in record["options"]["original"]
    assert "gun_thopter" in record["setup"]["cards"]
    assert {"cards", "intrigue", "conflicts", "contracts", "objectives"} == record["setup"].keys()


def test_a_game_keeps_what_was_asked_for() -> None:
    assert gh.new_game("dominion", 2, 1, {"kingdom": "random"}).options == {"kingdom": "random"}


@pytest.mark.parametrize(
    ("name", "options", "change", "said"),
    [
        ("dominion", {}, {"cards": []}, "no cards"),
        ("uprising", {}, {"cards": ["no_such_card"]}, "no_such_card"),
        ("uprising", {}, {"intrigue": ["contingency_plan"] * 2}, "twice"),
        ("uprising", {}, {"conflicts": []}, "conflicts of level 3"),
        ("uprising", {}, {"objectives": []}, "objective"),
        ("uprising", {}, {"leaders": ["feyd_rautha_harkonnen"]}, "has cards"),
        ("uprising", {"leaders": "draft"}, {"leaders": ["feyd_rautha_harkonnen"]}, "two leaders"),
        ("imperium", {"leaders": "choose"}, {"leaders": ["paul_atreides"]}, "at least 3"),
        ("imperium", {}, {"contracts": ["newcomer"]}, "newcomer"),
    ],
)
def test_a_set_up_that_cannot_be_is_refused(
    name: str, options: dict[str, object], change: dict[str, list[str]], said: str
) -> None:
    record: dict[str, Any] = played(name, 5, options=options).record()
    with pytest.raises(gh.BadRecord, match=said):
        gh.replay(record | {"setup": record["setup"] | change, "checks": []})


@pytest.mark.parametrize("setup", ["cards", {"cards": "dagger"}, {"cards": [1]}, {1: []}])
def test_a_set_up_of_the_wrong_kind_is_refused(setup: Any) -> None:
    with pytest.raises(gh.BadOption, match="setup takes that of a record"):
        gh.new_game("uprising", setup=setup)


# -- checks and rules versions


@pytest.mark.parametrize("name", gh.games())
def test_a_record_has_the_rules_version_and_checks_every_so_many_choices(name: str) -> None:
    game = played(name)
    record: dict[str, Any] = game.record()
    assert record["rules"] == rules_of(name).version >= 2
    assert [count for count, _ in record["checks"]] == [CHECK_EVERY, 2 * CHECK_EVERY, len(game.choices)]
    for count, check in record["checks"]:
        cut = gh.replay(record | {"choices": game.choices[:count]})
        assert cut.digest().startswith(check)


def test_the_checks_of_a_copy_and_after_a_step_back_are_those_of_the_record() -> None:
    game = played(steps=2 * CHECK_EVERY - 1)
    while not game.can_undo or len(game.choices) % CHECK_EVERY:
        game = played(seed=game.seed + 1, steps=2 * CHECK_EVERY)
    assert game.copy().record() == game.record()
    game.undo()
    assert gh.replay(game.record()).record() == game.record()


def test_a_record_may_be_cut_off_anywhere() -> None:
    record = record_of()
    for count in (0, 1, 63, 64, 65):
        assert len(gh.replay(record | {"choices": record["choices"][:count]}).choices) == count


def disagreeing(record: dict[str, Any], at: int) -> dict[str, Any]:
    checks = [[count, "0" * 16 if i == at else check] for i, (count, check) in enumerate(record["checks"])]
    return record | {"checks": checks}


@pytest.mark.parametrize("name", gh.games())
@pytest.mark.parametrize("older", [0, 1])
@pytest.mark.parametrize("at", [0, 1, 2])
def test_a_record_whose_checks_disagree_is_refused_by_name(name: str, older: int, at: int) -> None:
    record, ours = record_of(name), rules_of(name).version
    wrong = disagreeing(record, at) | {"rules": ours - older}
    choice = record["checks"][at][0]
    said = rf"{name} of rules version {ours - older}; .* are version {ours}: .* by choice {choice},"
    with pytest.raises(gh.BadRecord, match=said):
        gh.replay(wrong)


def test_a_record_of_older_rules_is_played_if_its_checks_agree() -> None:
    game = played()
    assert gh.replay(game.record() | {"rules": 1}).digest() == game.digest()


@pytest.mark.parametrize("change", [{"checks": []}, {"choices": [2]}])
def test_a_record_of_older_rules_is_refused_if_nothing_checks_its_end(change: dict[str, object]) -> None:
    with pytest.raises(gh.BadRecord, match=r"version 1; .* version \d+, and it has no check at its end"):
        gh.replay(record_of(options={"first_player": 0}) | {"rules": 1} | change)


def test_a_record_of_newer_rules_is_refused_with_both_versions() -> None:
    ours = rules_of("dominion").version
    with pytest.raises(gh.BadRecord, match=rf"version {ours + 1}; .* are version {ours}: it takes a newer"):
        gh.replay(record_of() | {"rules": ours + 1})


def of_the_first_release(record: dict[str, Any]) -> dict[str, Any]:
    return {field: record[field] for field in ("game", "players", "seed", "options", "version", "choices")}


@pytest.mark.parametrize("name", gh.games())
def test_a_record_of_the_first_release_is_played_with_a_warning(name: str) -> None:
    game = played(name)
    with pytest.warns(gh.OldRecordWarning, match=f"{name} without a rules version"):
        assert gh.replay(of_the_first_release(game.record())).digest() == game.digest()


def test_a_record_of_the_first_release_is_refused_by_name_where_a_choice_cannot_be_made() -> None:
    record = of_the_first_release(record_of())
    record["choices"].append(9999)
    said = r"choice 151 .* of dominion without a rules version; our rules of dominion are version"
    with pytest.warns(gh.OldRecordWarning), pytest.raises(gh.BadRecord, match=said):
        gh.replay(record)


def test_records_of_today_are_played_without_a_warning() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        gh.load(played().save())


@pytest.mark.parametrize(
    "change",
    [{"rules": "2"}, {"rules": True}, {"checks": {}}, {"checks": [[1]]}, {"checks": [["1", "a"]]}, {"setup": []}],
)
def test_a_record_with_a_part_of_the_wrong_kind_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(gh.BadRecord, match="no record of a game"):
        gh.replay(record_of() | change)


# -- saves


def mangled(save: dict[str, Any], path: list[str | int], value: object) -> bytes:
    changed = json.loads(json.dumps(save))
    part = changed
    for step in path[:-1]:
        part = part[step]
    assert part[path[-1]] != value
    part[path[-1]] = value
    return json.dumps(changed).encode()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (["digest"], "0" * 64),
        (["state"], []),
        (["state", 2, "7"], 3),  # a pile
        (["state", 1, 0, 4], 99),  # the turns of a player
        (["state", 0, 1, 0, 0], "card:smithy/play"),  # the effect at the bottom of the stack
        (["record", "seed"], 5),
        (["record", "players"], 3),
        (["record", "options", "first_player"], 1),
        (["record", "choices", 100], 999),
        (["record", "choices"], []),
        (["record", "checks", 0, 1], ""),
        (["record", "rules"], 99),
    ],
)
def test_a_save_that_its_choices_do_not_lead_to_is_refused(path: list[str | int], value: object) -> None:
    save = json.loads(played(options={"first_player": 0, "kingdom": "first_game"}).save())
    with pytest.raises(gh.BadRecord):
        gh.load(mangled(save, path, value))


def test_a_save_of_the_first_release_is_refused_for_its_state_cannot_be_compared_but_its_record_is_played() -> None:
    game = played()
    save = {"record": of_the_first_release(game.record()), "state": [[1, 2, 3, 4], [[0, 0]]], "digest": "0" * 64}
    with pytest.raises(gh.BadRecord, match="saved by the first release"):
        gh.load(json.dumps(save))
    with pytest.warns(gh.OldRecordWarning):
        assert gh.replay(save["record"]).digest() == game.digest()


def test_a_save_without_its_rules_version_is_refused_whatever_its_state_says() -> None:
    save = json.loads(played().save())
    del save["record"]["rules"]
    with pytest.raises(gh.BadRecord, match="first release"):
        gh.load(json.dumps(save | {"state": [], "digest": "x"}))


@pytest.mark.parametrize("name", gh.games())
def test_a_record_of_the_first_release_whose_set_up_was_left_to_chance_is_refused_by_name(name: str) -> None:
    """It would be another table: chance is drawn in another way since."""
    record = {"game": name, "players": 3, "seed": 1, "options": {}, "version": "0.1.0", "choices": []}
    with pytest.raises(gh.BadRecord, match=f"record of {name} without a rules version.* left to chance"):
        gh.replay(record)


def test_two_checks_after_the_same_number_of_choices_are_refused() -> None:
    record = played().record()
    record["checks"] = [*record["checks"], record["checks"][-1]]  # type: ignore[misc, index]
    with pytest.raises(gh.BadRecord, match="two checks"):
        gh.replay(record)


def test_the_set_up_and_the_deal_have_generators_of_their_own() -> None:
    for seed in (0, 1, 2**64 - 1):
        assert chance(seed).dump() != seeded(seed).dump()


def test_a_loaded_game_remembers_its_log() -> None:
    game = played()
    assert gh.load(game.save()).view(0)["log"] == game.view(0)["log"]


@pytest.mark.parametrize("name", gh.games())
def test_a_state_names_its_effects_by_where_they_are_printed(name: str) -> None:
    game = played(name, 5)
    frames: Any = json.loads(game.save())["state"][0][1]
    paths = [frame[0] for frame in frames] + [
        item for frame in frames for item in frame[8] if isinstance(item, str)
    ]
    assert paths
    for path in paths:
        assert "/" in path or path in ("turn", "round")


def test_a_game_whose_hidden_cards_were_dealt_anew_has_no_record() -> None:
    game = played().determinize(0, 1)
    for ask in (game.record, game.save, game.copy().record):
        with pytest.raises(gh.BadRecord, match="no record leads to it"):
            ask()
