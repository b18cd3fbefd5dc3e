import type { GameEvent } from '../../core/index.ts';
import { Autosave, Session } from '../../play/index.ts';
import type { Answer } from '../../play/index.ts';
import type { Grid } from '../cells/grid.ts';
import { companyOf } from '../../presentation/company.ts';
import type { Context, OpenGame } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { AnyLook } from '../model/look.ts';
import { BEAT_LENGTHS } from '../model/settings.ts';
import type { Screen } from '../model/screen.ts';
import { seatsScreen } from '../menus/seats.ts';
import { Asking } from './asking.ts';
import { hintOf } from './hint.ts';
import type { Hint } from './hint.ts';
import { handOut } from './hand-out.ts';
import { drawPlay } from './play-drawing.ts';
import { Playback } from './playback.ts';
import { recentEntries } from './recent.ts';
import type { Told } from './recent.ts';

/** A bot that follows upon a bot waits so long, for its moves to be seen one by one. */
const PAUSE = 250;
const TOLD_MOST = 6;

/** A game being played: persons by keys, bots by the thinker; kept after every action. */
export class PlayScreen implements Screen {
  readonly context: Context;
  readonly session: Session;
  readonly look: AnyLook;
  readonly #autosave: Autosave;
  readonly #back: Screen;
  readonly #asking: Asking;
  #hand: unknown;
  #hint: Hint | undefined;
  #told: readonly Told[] = [];
  #playback: { readonly before: unknown; readonly film: Playback<unknown> } | undefined;
  #isSaved = false;
  /** What was told once. */
  readonly #notices = new Set<string>();
  #cancelPause: (() => void) | undefined;

  constructor(context: Context, look: AnyLook, { session, name }: OpenGame, back: Screen) {
    this.context = context;
    this.session = session;
    this.look = look;
    this.#autosave = new Autosave(session, context.environment.saves, name);
    this.#back = back;
    this.#asking = new Asking(context.environment.engine);
    this.#refresh();
  }

  get hint(): Hint | undefined {
    return this.#hint?.cursor === this.session.match.cursor ? this.#hint : undefined;
  }

  get told(): readonly Told[] {
    return this.#told;
  }

  /** What the person to move points at; undefined while it is not a person's turn. */
  get hand(): unknown {
    return this.#playback === undefined && this.session.isPersonToMove ? this.#hand : undefined;
  }

  /** The animation's moment and the state it started from. */
  get moment(): { readonly before: unknown; readonly frame: unknown } | undefined {
    const playback = this.#playback;
    return playback && { before: playback.before, frame: playback.film.frame };
  }

  enter(): void {
    if (!this.#isSaved) this.#save();
    this.#goOn();
  }

  leave(): void {
    this.#autosave.close();
    this.#stopThinking();
    this.#playback?.film.stop();
    this.#playback = undefined;
  }

  draw(grid: Grid): void {
    drawPlay(grid, this);
  }

  onKey(key: Key): Screen | undefined {
    if (this.#playback !== undefined) {
      this.#endPlayback();
      if (isKey(key, 'enter', 'space', 'escape')) return this;
    }
    const press = this.hand === undefined ? undefined : this.#press(key);
    if (press !== undefined) return this;
    return this.#command(key);
  }

  /** Gives a key to the board; true where it means something there. */
  #press(key: Key): true | undefined {
    const { match } = this.session;
    const company = companyOf(this.session, this.context.say);
    const press = this.look.press(match.state, this.#hand, key, company);
    if (press === undefined) return undefined;
    if (press.kind === 'point') this.#hand = press.hand;
    else if (press.kind === 'run') for (const action of press.actions) this.#act(action);
    else this.#act(match.game.makeAction(match.state, press.action));
    return true;
  }

  #command(key: Key): Screen | undefined {
    const { routes, say } = this.context;
    if (isKey(key, 'q', 'escape')) return this.#back;
    if (isKey(key, '?', 'f1')) return routes.help(this, this.session);
    if (isKey(key, 'v')) return routes.replay(this.session, this);
    if (isKey(key, 'w')) return this.#askSeats();
    if (isKey(key, 'n') || (isKey(key, 'enter') && this.session.isOver)) return this.#again();
    if (isKey(key, 'u', 'backspace')) this.#undo();
    else if (isKey(key, 'r')) this.#redo();
    else if (isKey(key, 'h')) this.#askHint();
    else if (isKey(key, 's')) {
      if (this.#save()) this.context.tell(say('screen-play-saved', { name: this.#autosave.name }));
    } else if (isKey(key, 'x')) this.#export();
    else return this.#own(key);
    return this;
  }

  #again(): Screen {
    const { match, seats } = this.session;
    return this.context.routes.newGame(match.game, this, { options: match.options, seats });
  }

  #askSeats(): Screen {
    const { context, look, session } = this;
    return seatsScreen(context, session, this, (seats) => {
      const open = { session: new Session(session.match, seats), name: this.#autosave.name };
      return new PlayScreen(context, look, open, this.#back);
    });
  }

  /** Lets whoever is to move go on: a person by a key, a bot by thinking. */
  #goOn(): void {
    this.#refresh();
    this.#tellNotices();
    const { session } = this;
    if (session.seat?.kind !== 'bot' || this.#playback !== undefined) return;
    const { match } = session;
    const wasBot = session.seats[match.entryAt(match.cursor - 1)?.by ?? -1]?.kind === 'bot';
    const { schedule } = this.context.environment;
    if (wasBot) this.#cancelPause = schedule(PAUSE, () => this.#askBot());
    else this.#askBot();
  }

  #askBot(): void {
    this.#ask('move', (answer) => this.#act(answer.action));
  }

  #askHint(): void {
    const { session, hint } = this;
    if (!session.isPersonToMove) return;
    if (hint !== undefined) {
      this.#hint = { ...hint, isExplained: true };
      return;
    }
    this.context.tell(this.context.say('screen-play-thinking'));
    this.#ask('hint', (answer) => {
      this.#hint = hintOf(session, answer);
      this.context.tell('');
    });
  }

  #ask(purpose: 'move' | 'hint', use: (answer: Answer) => void): void {
    this.#asking.ask(this.session.question(purpose), use, (reason) => {
      this.context.tell(this.context.say('screen-play-no-answer', { reason }));
    });
  }

  #stopThinking(): void {
    this.#cancelPause?.();
    this.#asking.stop();
  }

  #act(action: string): void {
    const before = this.session.match.state;
    const played = this.session.play(action);
    if (!played.ok) {
      this.context.tell(this.context.messages.sayProblem(played.problem));
      return;
    }
    this.#stopThinking();
    this.#save();
    this.#refresh();
    this.#animate(before, played.events);
    if (this.#playback === undefined) this.#goOn();
    this.context.redraw();
  }

  #animate(before: unknown, events: readonly GameEvent[]): void {
    const length = BEAT_LENGTHS[this.context.settings.speed];
    const beats = length === 0 ? [] : this.look.animate(before, events);
    if (beats.length === 0) return;
    const { schedule } = this.context.environment;
    const film = new Playback(beats, length, schedule, (isOver) => {
      if (isOver) this.#endPlayback();
      this.context.redraw();
    });
    this.#playback = { before, film };
  }

  #endPlayback(): void {
    this.#playback?.film.stop();
    this.#playback = undefined;
    this.#goOn();
  }

  #undo(): void {
    if (!this.session.canUndo) {
      this.context.tell(this.context.say('screen-play-no-undo'));
      return;
    }
    this.#stopThinking();
    this.session.undo();
    this.#save();
    this.#goOn();
  }

  #redo(): void {
    if (!this.session.canRedo) {
      this.context.tell(this.context.say('screen-play-no-redo'));
      return;
    }
    this.#stopThinking();
    this.session.redo();
    this.#save();
    this.#goOn();
  }

  /** Keeps the game; true where that worked. What had been undone is not kept. */
  #save(): boolean {
    const problem = this.#autosave.save();
    this.#isSaved = problem === undefined;
    if (problem !== undefined) this.context.tell(this.context.messages.sayProblem(problem));
    return this.#isSaved;
  }

  get #fileName(): string {
    const { game, seed } = this.session.match;
    return `${game.id}-${seed}`;
  }

  #export(): void {
    handOut(this.context, this.#fileName, this.session.save());
  }

  /** Keys that the game brings itself. */
  #own(key: Key): Screen {
    const { context, session } = this;
    const commands = context.moduleOf(session.match.game)?.commands?.(context, session) ?? [];
    return commands.find((command) => isKey(key, command.key))?.run(this) ?? this;
  }

  /** Tells what holds of the game from now on. */
  #tellNotices(): void {
    const { context, session } = this;
    const notices = context.moduleOf(session.match.game)?.notices?.(context, session) ?? [];
    const fresh = notices.filter((notice) => !this.#notices.has(notice));
    for (const notice of fresh) this.#notices.add(notice);
    if (fresh.length > 0) context.tell(fresh.join(' '));
  }

  /** Takes up what the match has come to: the last actions, and where the hand may point. */
  #refresh(): void {
    const { session } = this;
    this.#told = recentEntries(session.match, session.match.cursor, TOLD_MOST);
    if (session.isPersonToMove) this.#hand = this.look.point(session.match.state, this.#hand);
  }
}
