"""What goes over the wire, and nothing else: web/src/lib/wire.ts is written from this file by tools/wire_types.py.

Every message to a seat is built for that seat. The seed of a game is never sent before it is over: it would tell
every card to come.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from greathall.analysis import BetterMove, Moment, Story, Swing
from greathall.house.offers import Beside, Choice, Field, Mode
from greathall.house.tally import Counted, Fact, Final, PointsFrom, Result, Series
from greathall.learn.marks import Piece
from greathall.learn.rules.page import Chapter, Rule, RulesPage
from greathall.learn.strategy.page import Example, Point, Section, StrategyPage

# They go over it too.
__all__ = [
    "Beside",
    "BetterMove",
    "Chapter",
    "Choice",
    "Counted",
    "Example",
    "Fact",
    "Field",
    "Final",
    "Mode",
    "Moment",
    "Piece",
    "Point",
    "PointsFrom",
    "Result",
    "Rule",
    "RulesPage",
    "Section",
    "Series",
    "Story",
    "StrategyPage",
    "Swing",
]

JSON = dict[str, Any]

TableStatus = Literal["waiting", "playing", "over"]
SeatKind = Literal["person", "bot", "open"]
ClockKind = Literal["move", "bank"]
NoticeKind = Literal["handed_over", "time_up", "taken_back"]
# "impossible": nobody here can judge that game.
AnalysisStatus = Literal["impossible", "none", "running", "failed", "done"]

NAME_LENGTH = 40
SHORTEST_CLOCK = 10  # seconds
SHORTEST_PATIENCE = 60
USUAL_PATIENCE = 300
LONGEST_WAIT = 30 * 24 * 3600
Name = Annotated[str, Meta(max_length=NAME_LENGTH)]
Said = Annotated[str, Meta(min_length=1, max_length=500)]
Address = Annotated[str, Meta(min_length=1, max_length=1000)]
AddressKind = Literal["ntfy", "webhook"]


# -- people and tables


class Me(Struct):
    """Who this browser is."""

    id: str
    name: str  # "" of who has not said one


class Device(Struct):
    """A browser by which a person comes."""

    id: str
    browser: str  # what it says it is; empty, if it says nothing that we know
    system: str
    created: float
    seen: float  # when it last came, to the day
    this: bool  # it is the one that asks
    push: bool  # it is told when it is the person's turn


class SeatInfo(Struct):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    yours: bool
    here: bool  # a person with the table open somewhere
    resigned: bool
    shared: bool = False  # its person plays for another team, too: nothing that is said to a team reaches them
    stand_in: bool = False  # a bot plays until its person takes the seat back
    level: str | None = None  # of a bot that is known by its strength


class Branch(Struct, forbid_unknown_fields=True):
    """A moment of a finished game from which a new table plays on."""

    table: str
    step: int


class Clock(Struct, forbid_unknown_fields=True):
    """What everybody has on their clock, in seconds: for each `move`, or a `bank` for the whole game, to which an
    increment comes after each move. A move lasts until somebody else is to decide. At zero a bot takes the seat
    over; with a bank, whoever takes it back has what they had, and a tenth of the bank at least."""

    kind: ClockKind
    seconds: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_WAIT)]
    increment: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] = 0


class TableInfo(Struct):
    """A table as anybody may know it."""

    id: str
    game: str
    name: str
    status: TableStatus
    players: int
    seats: list[SeatInfo]
    options: JSON
    listed: bool  # shown in the lobby as open
    yours: bool  # you sit here
    owner: bool  # you opened it
    your_move: bool
    created: float
    changed: float
    steps: int
    invite: str | None  # the path that seats whoever opens it; only for those at the table, while it waits
    rematch: str | None  # the table on which the same people play again
    branch: Branch | None  # it plays on from there: whoever knows that game knows the cards to come
    free_undo: bool  # its one person may take any step back, and what others did and showed since
    lesson: str | None  # the guided game that is played here
    result: list[Result] | None
    patience: int = 0  # who keeps the others waiting for so many seconds may be replaced by a bot
    stand_in: str | None = None  # by this one
    clock: Clock | None = None


class TableList(Struct):
    mine: list[TableInfo]
    open: list[TableInfo]
    live: list[TableInfo]  # others' listed tables that can be watched
    finished: list[TableInfo]


# -- what a table shows


class Option(Struct, gc=False):
    code: int
    label: str
    thing: str | None  # the id of the card, space, … that it points at
    place: str  # where that lies: hand, supply, row, space, …; "choice" is a button
    loses: str | None = None  # what it would give away though it could still be used: worth asking once more
    then: list[Option] = []  # it only begins a choice: its ends, of which one may be chosen with it


class Reason(Struct, gc=False):
    """Why something that lies there cannot be chosen now."""

    place: str
    thing: str  # its id; of a choice in words alone, its label
    why: str
    what: str  # of what kind the obstacle is: the rules page knows which rule says so


class ByItself(Struct, gc=False):
    """The option that there is no reason not to take, for whoever likes it to be taken at once."""

    code: int
    final: bool  # no step back leads over it


class DecisionInfo(Struct):
    """Who is to decide, in which phase; what is asked and the options are for the deciding seat alone."""

    seat: int
    phase: str
    kind: str | None
    source: str | None
    text: str | None
    options: list[Option]
    reasons: list[Reason]
    forced: bool  # there is one option, and it is asked for lest others learn that: it may be taken at once
    rule: str | None = None  # under which kind the rules page has its rule, if that is another
    by_itself: ByItself | None = None  # not for whoever has just taken a step back to it


class Link(Struct, gc=False):
    """From one letter of a text to before another: the name of a thing."""

    start: int
    end: int
    kind: str  # card, space, …, as in the catalogue
    id: str


class Line(Struct, gc=False, omit_defaults=True):
    """A line of the log, and where in it the names of things stand; what kind of event it tells of, whose, and its
    number; and under which kind the rules page has its rule, if that is another."""

    text: str
    links: list[Link]
    what: str
    seat: int | None
    n: int
    rule: str | None = None


class Happened(Struct, gc=False):
    """An event, for whoever draws what happens."""

    what: str
    seat: int
    card: str | None
    n: int
    source: str | None


class Judgement(Struct, gc=False):
    """What is said about something that a learner did."""

    right: bool | None  # None: nothing was asked for
    text: str


class Coached(Struct, gc=False):
    """What the coach of a guided game says: about what was done, and about what is to be done."""

    text: str | None
    point: list[str]  # what is pointed at: ids, or "place/id"
    advised: list[int]  # the options that follow the advice
    judged: Judgement | None
    told: int  # so many ideas have had their moment
    ideas: int
    finished: bool  # the learner has had the lesson, though the game may go on


class Frame(Struct):
    """The table at one moment as one seat (or a spectator: None) may see it."""

    step: int  # how many choices lead here
    seat: int | None
    view: JSON
    decision: DecisionInfo | None
    log: list[Line]
    log_whole: bool  # in place of all that was told before: the newest page of the log; else what is new
    events: list[Happened]  # there is to draw
    can_undo: bool
    over: bool
    log_from: int = 0  # the step with which a page of the log begins; what is before that can be asked for
    before: list[Happened] = []  # for whoever has seen nothing of it: what happened since their last turn
    automata: list[str] = []  # the names of those who sit behind the players
    goal: str | None = None  # what ends the game and how far the seat has come, in a line for beginners
    chances: list[str] = []  # what is possible now, of that about which beginners are told once
    coach: Coached | None = None  # for the learner of a guided game
    kept: str | None = None  # why the last step cannot be taken back, if it cannot: "a card was drawn"


# -- live: from the server


class TableNews(Struct, tag="table"):
    """Who sits here, and how the table stands; comes first, and whenever it changes."""

    table: TableInfo
    version: int


class Times(Struct, gc=False):
    """In seconds, when it was sent: for how long the decision at hand has been waited for; with a clock, what each
    seat has left, and whose clock runs."""

    waited: float
    left: list[float] | None
    runs: int | None


class FrameNews(Struct, tag="frame"):
    """What is to be seen; `curtain` names the hot seat that should take the device before more is shown."""

    version: int
    frame: Frame
    curtain: int | None
    last: bool  # no further step follows at once: the decision at hand is this frame's
    times: Times | None = None  # with the last one, while somebody is to decide


class ChatNews(Struct, tag="chat"):
    lines: list[ChatLine]


class ChatLine(Struct):
    n: int
    seat: int | None
    name: str
    text: str
    at: float
    team: bool  # said to the speaker's team alone


class LogNews(Struct, tag="log"):
    """An earlier page of the log, which begins with that step."""

    id: int
    first: int
    lines: list[Line]


class SaidNews(Struct, tag="said"):
    """Earlier lines of the chat; none if there are no more."""

    id: int
    lines: list[ChatLine]


class DoneNews(Struct, tag="done"):
    """The request of that id was carried out and is on disk."""

    id: int
    version: int


class HintNews(Struct, tag="hint"):
    id: int
    code: int
    label: str
    why: str | None = None  # in a line
    then: int | None = None  # the end of a choice that the option only begins


class ErrorNews(Struct, tag="error"):
    """The request was not carried out, and why."""

    id: int | None
    code: str
    message: str


News = TableNews | FrameNews | ChatNews | LogNews | SaidNews | DoneNews | HintNews | ErrorNews


# -- live: from the client


class Choose(Struct, tag="choose", forbid_unknown_fields=True):
    """`version` is that of the frame which was seen: a choice for an older one is refused as stale. `then` is the
    end of a choice that the option only begins."""

    id: int
    version: int
    code: int
    then: int | None = None


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    id: int
    version: int


class FreeUndo(Struct, tag="free_undo", forbid_unknown_fields=True):
    """From now on any step may be taken back; only for whoever sits among bots alone, and for good."""

    id: int


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """The person of that hot seat has the device now."""

    id: int
    seat: int


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    id: int
    version: int


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    id: int
    seat: int


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """A bot stands in for that seat until its person takes it back. Anybody may ask for it with their own seat; the
    host with that of somebody who is away; those who play with that of somebody who keeps them waiting for longer
    than the table's `patience`."""

    id: int
    seat: int


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Whoever a bot stands in for plays on."""

    id: int
    seat: int


class Say(Struct, tag="say", forbid_unknown_fields=True):
    id: int
    text: Said
    team: bool = False  # to one's team alone


class Earlier(Struct, tag="earlier", forbid_unknown_fields=True):
    """The page of the log before that step."""

    id: int
    before: int


class Seen(Struct, tag="seen", forbid_unknown_fields=True):
    """Whether the window can be seen: whoever looks is not told in other ways that it is their turn."""

    id: int
    visible: bool


class Speak(Struct, tag="speak", forbid_unknown_fields=True):
    """From now on this window is spoken to in that language; the whole table comes anew."""

    id: int
    lang: str


class EarlierChat(Struct, tag="earlier_chat", forbid_unknown_fields=True):
    """What was said before that line of the chat."""

    id: int
    before: int


Request = (
    Choose
    | Undo
    | FreeUndo
    | Look
    | Hint
    | Resign
    | HandOver
    | TakeBack
    | Say
    | Seen
    | Earlier
    | EarlierChat
    | Speak
)


# -- what can be played


class BotInfo(Struct):
    """Somebody to play against; by strength (and then with names of their own), or of a kind."""

    id: str
    name: str
    about: str
    level: str | None = None  # easy, normal, hard or master
    names: list[str] = []


class GameInfo(Struct):
    id: str
    name: str
    about: str
    player_counts: list[int]
    usual_players: int
    bots: list[BotInfo]  # the usual opponent first
    fields: list[Field]
    automata: list[Beside]
    screen: str  # which of the browser's tables draws it; a plain one, if none has that name
    tips: list[str]  # for whoever plays it for the first time
    modes: list[Mode]  # the ways to play that differ from the usual one
    rules: bool  # there is a page of its rules
    strategy: bool  # it has a strategy page


# -- lobby requests


class NewSeat(Struct, forbid_unknown_fields=True):
    """`me` sits at this browser, also several times (hot seats, each with a `name`); `open` waits for someone."""

    kind: Literal["me", "bot", "open"]
    name: Name | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: list[NewSeat]
    name: Name = ""
    options: JSON = {}
    listed: bool = False
    free_undo: bool = False
    branch: Branch | None = None
    patience: Annotated[int, Meta(ge=SHORTEST_PATIENCE, le=LONGEST_WAIT)] = USUAL_PATIENCE
    stand_in: str | None = None  # the bot to which seats are handed; if none is named, a strong one
    clock: Clock | None = None


class Opened(Struct):
    table: str


class Join(Struct, forbid_unknown_fields=True):
    """Without a `seat`, the first that is free."""

    invite: str | None = None
    seat: int | None = None


class Fill(Struct, forbid_unknown_fields=True):
    """Bots take the seats that are still open, or that one of them."""

    bot: str
    seat: int | None = None


class FreeSeat(Struct, forbid_unknown_fields=True):
    """Whoever sits there, a person or a bot, makes room before the game has begun."""

    seat: int


class SetName(Struct, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]


class Claim(Struct, forbid_unknown_fields=True):
    code: str


class MoveLink(Struct):
    """Opened on another device within a few minutes, it makes that device the same person."""

    path: str


# -- how people are told that it is their turn


class NoticeAddress(Struct, forbid_unknown_fields=True):
    """Where a message goes: a topic of an ntfy server, or whatever takes a JSON object by POST."""

    kind: AddressKind
    url: Address


class Notices(Struct):
    """How a person is told that it is their turn."""

    key: str  # with which our push messages are signed, as browsers ask for it
    push: bool  # this browser is told
    address: NoticeAddress | None


class PushKeys(Struct):
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(Struct):
    """As a browser gives it out; what else it says is not needed."""

    endpoint: Address
    keys: PushKeys


class NoticeTest(Struct):
    """What became of a message that was sent to try it out: None if there is no such way, "" if it has arrived,
    else why it has not."""

    push: str | None
    address: str | None


# -- who else can come


class Reach(Struct):
    """Whether others can come to this server; only for whoever sits at the machine on which it runs."""

    only_here: bool
    origin: str | None  # the address by which others in the local network find it, or would
    command: str | None  # that opens it to them


class QrWanted(Struct, forbid_unknown_fields=True):
    link: Annotated[str, Meta(max_length=300)]


class QrCode(Struct):
    """A link as a square of so many modules; the dark ones are a path as SVG has it."""

    size: int
    path: str


class Problem(Struct):
    """The answer to a request that was not carried out."""

    code: str
    message: str


# -- lessons


class LessonInfo(Struct):
    """A short lesson, or a guided game."""

    game: str
    name: str
    title: str
    about: str


class Lessons(Struct):
    guided: list[LessonInfo]
    short: list[LessonInfo]


class Answers(Struct, forbid_unknown_fields=True):
    """Of a short lesson: those that stand, and perhaps another one."""

    answers: Annotated[list[int], Meta(max_length=100)]


class LessonRule(Struct):
    """A rule that a lesson is about."""

    id: str  # its anchor on the rules page
    title: str


class LessonStep(Struct):
    """A short lesson after these answers."""

    info: LessonInfo
    table: TableInfo
    frame: Frame
    step: int  # that is at hand; behind the last one, all is done
    steps: int
    stands: int  # so many of the answers were right
    text: str | None
    answers: list[str]  # to choose from; without any, something is to be done at the table
    point: list[str]
    judged: Judgement | None
    rules: list[LessonRule]


# -- replay and the end of a game


class Step(Struct):
    """One choice of a finished game."""

    step: int  # the frame after this choice
    seat: int
    asked: str
    text: str  # what was chosen
    thing: str | None
    turn: str | None  # the round or turn that begins with this choice


class Note(Struct):
    """What a strategy page says about a step of a recorded game: the table after so many choices, for a seat."""

    step: int
    seat: int
    point: str  # its place on that page
    title: str
    text: str


class Replay(Struct):
    table: TableInfo
    steps: list[Step]
    notes: list[Note]


class Summary(Struct):
    finals: list[Final]  # by seat
    rounds: list[str]
    series: list[Series]


class AnalysisInfo(Struct):
    """Whether a finished game was analysed, and what was found."""

    status: AnalysisStatus
    may_start: bool  # for you to begin, now or once more
    progress: float  # from 0 to 1
    problem: str | None  # why it failed
    story: Story | None  # when it is done
