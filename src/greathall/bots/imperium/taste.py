"""What a bot likes: the worth of things, in solari of the opening. Every rule of thumb that is a number is here,
but for how often conditions hold, which stands beside each of them."""

from __future__ import annotations

from greathall.bots.imperium.likes import Learned, Likes
from greathall.games.imperium.printed import Content
from greathall.games.imperium.state import Imperium


class Taste:
    """The worth of things while there is still time to use them. `but` says what is different from the first
    release's taste, which stays as it is: a yardstick for all that come after it. `learned` are single cards and
    spaces that are liked more or less than that."""

    def __init__(self, but: dict[str, float] | None = None, learned: Learned | None = None) -> None:
        self.learned: Learned = learned if learned is not None else {}
        self.content: Content | None = None
        self.likes: Likes | None = None  # of that content
        # What is only of use later keeps so much of its worth, by rounds to come after this one.
        self.later_0 = 0.1
        self.later_1 = 0.5
        self.later_2 = 0.75
        self.later_3 = 0.9
        self.vp = 11.0
        self.solari = 0.65
        self.spice = 1.6
        self.water = 1.5
        self.troop = 1.4
        self.card = 1.8  # drawn into the hand
        self.intrigue = 2.4
        self.persuasion = 1.2
        self.sword = 0.4  # in a deck; in a Conflict it is worth what it wins
        self.agent = 4.5  # one more turn with an Agent
        self.control = 2.5  # a control marker
        # Towards the Swordmaster and the High Council every solari counts for more.
        self.saving = 0.3
        # Influence: the steps that bring no point of themselves.
        self.first_step = 4.0
        self.third_step = 4.0
        self.high_step = 1.0
        self.safe_alliance = 0.85  # an alliance may be lost again
        # A card that is bought is seen so often in each round to come.
        self.seen_in_round = 0.42
        self.plain_card = 2.3  # what a middling card does when it is drawn
        self.icon = 2.2  # a card that can send an Agent
        self.second_icon = 0.5  # and a choice of where
        self.trash = 0.3  # a thinner deck, for each round to come
        self.thinner = 1.0  # some card that may be trashed one day
        self.used_up = 0.5  # a card that trashes itself one day
        self.hurt = 0.3  # what an opponent loses is worth so much of that
        # Other players in the Conflict, as far as one can guess.
        self.joins = 0.5  # those who have no troops there yet
        self.troops_to_come = 1.4  # for each of their Agents
        self.swords_in_card = 0.5
        self.swords_in_intrigue = 0.9
        self.troops_of_automaton = 1.0  # for each of its Agents
        self.swords_of_hagal = 2.0  # on the card that it draws in Combat
        self.hold_combat_card = 1.6
        self.hold_plot_card = 0.4
        self.gambit = 1.0  # what an Intrigue card for one visit must bring beyond the visit without it
        # Deeds that one card or Leader alone has.
        self.trick = 1.0  # a small help at no cost
        self.sooner = 0.3  # a card that was acquired comes out of the discard pile into the deck again
        # Uprising
        self.spy = 1.6  # on a post
        self.hooks = 3.0
        self.breach = 3.0  # the Shield Wall gone, for whoever can call sandworms
        self.doubled = 0.6  # a sandworm doubles the reward, if it wins one
        self.contract = 2.5  # taken
        self.memory = 0.6  # of a card, that Lady Jessica may draw for it one day
        self.first_side = 2.0  # what Lady Jessica gives up when she turns over
        self.cost_of_card = 4.0  # persuasion for each card that one acquires, by and large
        # Looking a little further.
        self.pace = 1.3  # points that the leading player gains in a round
        self.exact = 0.5  # how far persuasion counts by what it buys in the row, and not by a flat price
        self.ahead = 0.5  # of the next Agent's best visit, when this one leaves it open
        # To fight to win, or not at all.
        self.second_prize = 1.0  # what of the second reward counts
        self.third_prize = 1.0
        self.doubt = 0.8  # how far off the strength that others may still gain can be
        self.least_fight = 0.0  # what troops must bring beyond their worth at home
        # To buy for a plan, and to spend.
        self.least_buy = 0.0  # what a card must bring to be bought
        self.least_visit = 0.0  # what an Agent turn must bring
        self.council = 1.0  # a seat in the High Council, by the persuasion that it gives
        self.spare_spice = 1.0  # what a spice beyond the first few keeps of its worth
        self.spare_solari = 1.0
        self.old_intrigue = 0.4  # what an Intrigue card is worth at the very end
        self.late_vp = 0.0  # what a point gains in worth towards the end
        for name, worth in (but or {}).items():
            assert hasattr(self, name), name
            setattr(self, name, worth)

    def likes_of(self, content: Content) -> Likes:
        likes = self.likes
        if likes is None or self.content is not content:
            likes = Likes(self.learned, content)
            self.likes = likes
            self.content = content
        return likes

    def still_worth(self, rounds: int) -> float:
        if rounds > 3:
            return 1.0
        if rounds == 3:
            return self.later_3
        if rounds == 2:
            return self.later_2
        return self.later_1 if rounds == 1 else self.later_0

    def rounds_to_come(self, s: Imperium) -> int:
        """A guess: the game lasts until someone has ten points, or no Conflict is left."""
        most = 0
        for player in s.players:
            most = max(most, player.vp)
        return min(len(s.conflict_deck), max(0, int((10 - most) / self.pace)))
