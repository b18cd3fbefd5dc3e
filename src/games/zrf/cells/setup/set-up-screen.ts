import { parseOptions, startMatch } from '#core';
import type { Problem } from '#core';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import { Session } from '#play';
import { Grid } from '#screen/cells/grid.ts';
import type { Size } from '#screen/cells/grid.ts';
import { MIN_SIZE } from '#screen/menus/too-small.ts';
import type { Context } from '#screen/model/context.ts';
import { commandTyped } from '#screen/model/key.ts';
import type { Key } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { handAt } from './desk.ts';
import type { Desk, Hand } from './desk.ts';
import { drawLine, drawSetUp, describeOver } from './draw-set-up.ts';
import { SETUP_KEYS } from '../../voice/keymap.ts';
import { helpPage } from './set-up-keys.ts';
import { pressAt } from './pressed.ts';
import { Typing } from './typing.ts';

/**
 * Keyboard screen to set up a position and play from it, keeping the seats of the original game.
 */
export class SetUpScreen implements Screen {
  readonly minSize = MIN_SIZE;
  readonly isUnmirrored = true;
  readonly context: Context;
  readonly desk: Desk;
  readonly session: Session;
  readonly #game: ZrfGame;
  readonly #back: Screen;
  #hand: Hand;
  /** The line for typing a position, and the screen behind it. */
  #typing: Typing | undefined;
  #behind: Grid | undefined;
  /** The saved position: the game's, or the last one played from. */
  #savedState: ZrfState;

  constructor(context: Context, game: ZrfGame, session: Session, desk: Desk, back: Screen) {
    this.context = context;
    this.desk = desk;
    this.session = session;
    this.#game = game;
    this.#back = back;
    this.#hand = handAt(desk);
    this.#savedState = desk.setup.state;
  }

  get hand(): Hand {
    return this.#hand;
  }

  leave(): void {
    this.#typing?.stop();
  }

  draw(grid: Grid): void {
    if (this.#typing === undefined) {
      drawSetUp(grid, this);
      return;
    }
    grid.copy(this.#drawBehind(grid));
    drawLine(grid, this.#typing, this.context.say);
  }

  /** Draws the screen behind the line once, because pasted text arrives key by key. */
  #drawBehind(size: Size): Grid {
    const cached = this.#behind;
    if (cached?.width === size.width && cached.height === size.height) return cached;
    const behind = new Grid(size);
    drawSetUp(behind, this);
    this.#behind = behind;
    return behind;
  }

  isTyping(): boolean {
    return this.#typing !== undefined;
  }

  onKey(key: Key): Screen | undefined {
    if (this.#typing !== undefined) {
      if (!this.#typing.press(key)) this.#typing = undefined;
      return this;
    }
    const { context, desk } = this;
    const pressed = pressAt(desk, this.#hand, key);
    if (pressed !== undefined) {
      this.#hand = pressed.hand;
      if (pressed.notice !== undefined) context.announce(pressed.notice(context.say));
      return this;
    }
    const command = commandTyped(SETUP_KEYS, key);
    if (command === 'type') return this.#openLine();
    if (command === 'help') {
      return context.routes.help(this, this.session, helpPage(desk, context.say));
    }
    if (command === 'play') return this.#play();
    return command === 'back' ? this.#leave() : this;
  }

  #openLine(): Screen {
    const { context } = this;
    const { schedule } = context.environment;
    this.#behind = undefined;
    const take = (text: string) => this.#read(text);
    this.#typing = new Typing(schedule, take, () => context.redraw());
    return this;
  }

  #read(text: string): Problem | undefined {
    const { context, desk } = this;
    const problem = text === '' ? undefined : desk.setup.read(text);
    if (problem === undefined) this.#typing = undefined;
    if (text !== '' && problem === undefined) context.announce(context.say('screen-setup-taken'));
    return problem;
  }

  /** Leaves immediately if nothing would be lost. */
  #leave(): Screen {
    const question = this.leaveQuestion();
    if (question === undefined) return this.#back;
    return this.context.routes.ask(question, () => this.#back, this);
  }

  leaveQuestion(): string | undefined {
    const isSaved = this.desk.setup.state === this.#savedState;
    return isSaved ? undefined : this.context.say('screen-setup-ask-leave');
  }

  /** Starts a new game; leaving it returns here to change the position. */
  #play(): Screen {
    const { context, desk, session } = this;
    const { environment, routes, messages, say } = context;
    const endText = describeOver(desk, say);
    if (endText !== '') {
      context.announce(say('screen-setup-cannot-play'));
      return this;
    }
    const options = parseOptions(this.#game.options, { ...desk.setup.options });
    if (!options.ok) {
      context.announce(options.problems.map((problem) => messages.sayProblem(problem)).join(' '));
      return this;
    }
    const match = startMatch(this.#game, options.value, environment.freshSeed());
    this.#savedState = desk.setup.state;
    const name = environment.saves.freshName(this.#game.id);
    return routes.play({ session: new Session(match, session.seats), name }, this);
  }
}
