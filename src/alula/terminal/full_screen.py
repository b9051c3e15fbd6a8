"""The full-screen client: the whole table at a glance, played with letters, arrows or the mouse."""

from collections.abc import Callable, Iterable, Sequence
from shlex import quote
from string import ascii_lowercase
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import events, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, HorizontalScroll, Vertical
from textual.screen import ModalScreen
from textual.widgets import Footer, RichLog, Static

from alula.rules import DecisionKind, PlayerEvent, ToldEvent, score
from alula.terminal.answers import Misread, read_answer
from alula.terminal.board import holdings, rows_table
from alula.terminal.card_widget import CardWidget
from alula.terminal.choices import choices, finds_of
from alula.terminal.game import TerminalGame, asked, seat_of
from alula.terminal.score_sheet import show_result, show_sheet
from alula.terminal.screen import ColourScreen, Screen, Styled, clean

if TYPE_CHECKING:
    from alula.words import Words

Show = Callable[[Screen], None]
"""Draws something on a screen: a score sheet, help."""

KEEP = 3


class Page(ModalScreen[None]):
    """Something to read over the table: a score sheet, help, cards in words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,enter,space", "dismiss_page", show=False)
    ]

    def __init__(self, show: Show) -> None:
        super().__init__()
        self._show = show

    def compose(self) -> ComposeResult:
        yield RichLog(wrap=True, min_width=0, id="page")

    def on_mount(self) -> None:
        page = self.query_one(RichLog)
        page.auto_scroll = False
        self.call_after_refresh(self._show, ColourScreen(page.write))
        page.focus()

    def action_dismiss_page(self) -> None:
        self.dismiss()


def play(game: TerminalGame, words: "Words", out: Screen) -> int:
    """Play on the full screen; how it ended is also told where the shell goes on."""
    game.keep()
    trouble = FullScreen(game, words).run()
    if trouble is not None:
        raise trouble
    if game.view["result"] is None:
        out.line(words.say("play-left", path=quote(game.come_back)))
    else:
        show_result(game.view, words, out)
        out.line()
        out.line(Styled(words.say("play-saved", path=game.come_back), "dim"))
    return 0


class FullScreen(App[Exception]):
    """One game, from the seat of one person. It returns the trouble that ended it, if any."""

    CSS_PATH = "full_screen.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, game: TerminalGame, words: "Words") -> None:
        super().__init__()
        self._game, self._words = game, words
        self._picked: list[int | str] = []
        self.HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]
        self.VERTICAL_BREAKPOINTS = [(0, "-low"), (38, "-high")]
        for key, action, name in (
            ("enter", "confirm", "confirm"),
            ("s", "score", "score"),
            ("w", "words", "words"),
            ("question_mark", "help", "help"),
            ("q", "leave", "leave"),
        ):
            self.bind(key, action, description=words.say(f"screen-key-{name}"))

    # -- what is on the screen -------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Horizontal():
            with Vertical(id="table"):
                yield RichLog(id="rows", min_width=0)
                yield HorizontalScroll(id="market", classes="cards")
                yield HorizontalScroll(id="own", classes="cards")
                yield HorizontalScroll(id="hand", classes="cards")
            yield RichLog(id="log", wrap=True, min_width=0)
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        say = self._words.say
        for place in ("market", "own", "hand", "log"):
            self.query_one(f"#{place}").border_title = say(f"screen-{place}")
        self.query_one("#rows").can_focus = False
        self.query_one("#log").can_focus = False
        self._go_on()

    def _refresh_table(self) -> None:
        """Draw everything anew from the view."""
        view, words = self._game.view, self._words
        seat, kind = seat_of(view), asked(view)
        self._picked = []
        rows = self.query_one("#rows", RichLog)
        rows.clear()
        paper = ColourScreen(rows.write)
        paper.table(rows_table(view["players"], view["rows"], view["sanctuaries"], words))
        if view["rows"][seat]:
            paper.line(holdings(view["rows"][seat], view["sanctuaries"][seat], words))
        takes, lays = kind is DecisionKind.TAKE, kind is DecisionKind.CHOOSE
        own: list[int | str] = [*view["rows"][seat], *view["sanctuaries"][seat]]
        self._lay("market", view["market"], takes)
        self._lay("own", own, False)
        self._lay("hand", view["found"] if lays else view["hand"], kind is not None and not takes)
        hand = "screen-found" if lays else "screen-hand"
        self.query_one("#hand").border_title = words.say(hand)
        self._say_status()

    def _lay(self, place: str, cards: Iterable[int | str], to_choose: bool) -> None:
        holder = self.query_one(f"#{place}", HorizontalScroll)
        holder.remove_children()
        letters = ascii_lowercase if to_choose else ""
        for position, card in enumerate(cards):
            letter = letters[position : position + 1]
            holder.mount(CardWidget(card, self._words, letter))
        holder.set_class(to_choose, "asked")

    def _say_status(self) -> None:
        view, say = self._game.view, self._words.say
        kind = asked(view)
        status = Text(say("event-round", round=view["round"]), "bold")
        if kind is not None:
            status.append("   " + say("play-question", kind=kind.value), "bold cyan")
        elif view["result"] is None:
            status.append("   " + say("screen-waiting"), "dim")
        climbs = self._climbs(view["rows"][seat_of(view)])
        if climbs:
            status.append("   " + say("play-finds", count=climbs), "green")
        self.query_one("#status", Static).update(status)

    def _climbs(self, row: Sequence[int]) -> int:
        """How many sanctuaries the region pointed at would find."""
        view = self._game.view
        if asked(view) is not DecisionKind.PLAY or len(self._picked) != 1:
            return 0
        return finds_of(int(self._picked[0]), row, view["sanctuaries"][seat_of(view)])

    # -- the game goes on --------------------------------------------------------------------------

    @work(thread=True, exclusive=True)
    def _go_on(self, answer: PlayerEvent | None = None) -> None:
        """In a thread of its own: bots think, and a server may let us wait."""
        try:
            self._advance(answer)
        except Exception as trouble:
            self.call_from_thread(self.exit, trouble)
            return
        self.call_from_thread(self._refresh_table)
        if self._game.view["result"] is not None:
            self.call_from_thread(self._show_result)

    def _advance(self, answer: PlayerEvent | None) -> None:
        while True:
            told = () if answer is None else self._game.answer(answer)
            for event in (*told, *self._game.go_on()):
                self.call_from_thread(self._tell, event)
            self._game.keep()
            if len(self._game.options) != 1:
                return
            answer = self._game.options[0]  # of one sanctuary there is nothing to choose

    def _tell(self, told: ToldEvent) -> None:
        view = self._game.view
        line = self._words.event(told, view["players"], view["seat"])
        self.query_one("#log", RichLog).write(clean(line))

    def _show_result(self) -> None:
        self.push_screen(Page(lambda paper: show_result(self._game.view, self._words, paper)))

    # -- what the person does ----------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        cards = choices(self._game.view)
        place = ascii_lowercase.find(event.key) if len(event.key) == 1 else -1
        if 0 <= place < len(cards):
            event.stop()
            self._pick(cards[place])

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        if isinstance(event.widget, CardWidget) and not self._keeps:
            self._mark([event.widget.card_id])

    def on_card_widget_picked(self, message: CardWidget.Picked) -> None:
        self._pick(message.card)

    @property
    def _keeps(self) -> bool:
        return asked(self._game.view) is DecisionKind.KEEP

    def _pick(self, card: int | str) -> None:
        """Point at a card; pointing twice confirms. Where three are kept, it turns on and off."""
        if self._keeps:
            others = [other for other in self._picked if other != card]
            chosen = others if card in self._picked else [*others, card][-KEEP:]
            self._mark(chosen)
        elif self._picked == [card]:
            self.action_confirm()
        else:
            self._mark([card])

    def _mark(self, cards: list[int | str]) -> None:
        self._picked = cards
        for widget in self.query(CardWidget):
            widget.set_class(widget.can_focus and widget.card_id in cards, "picked")
        self._say_status()

    def action_confirm(self) -> None:
        if not self._picked:
            return
        told = " ".join(map(str, self._picked))
        try:
            answer = read_answer(told, self._game.view, self._game.options)
        except Misread as error:
            legal = ", ".join(map(str, error.legal))
            say = self._words.say
            self.notify(say(f"play-misread-{error.code}", told=told, legal=legal))
            return
        self._go_on(answer)

    def action_score(self) -> None:
        view = self._game.view
        seat = seat_of(view)
        sheet = score(view["rows"][seat], view["sanctuaries"][seat])
        self.push_screen(Page(lambda paper: show_sheet("", sheet, self._words, paper)))

    def action_words(self) -> None:
        cards = self._picked or choices(self._game.view)

        def show(paper: Screen) -> None:
            for card in cards:
                paper.line(self._words.card(card))

        self.push_screen(Page(show))

    def action_help(self) -> None:
        kind = asked(self._game.view)

        def show(paper: Screen) -> None:
            say = self._words.say
            if kind is not None:
                paper.line(say(f"play-help-{kind.value}"))
            paper.line()
            paper.line(say("play-help-scoring"))
            paper.line()
            paper.line(say("screen-keys"))

        self.push_screen(Page(show))

    def action_leave(self) -> None:
        self.exit()
