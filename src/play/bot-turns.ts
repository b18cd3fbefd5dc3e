import { assertDefined } from '#core';
import type { Asking } from './asking.ts';
import type { ClockControl } from './clock-control.ts';
import { StillPause } from './playback.ts';
import type { PlayOptions } from './play-options.ts';
import type { ActionOrText } from './session.ts';

interface Options extends Pick<
  PlayOptions,
  'session' | 'engine' | 'playback' | 'schedule' | 'pause'
> {
  readonly asking: Asking;
  readonly clocks: ClockControl | undefined;
  readonly playsForced: () => boolean;
  /** Takes actions as one move. Returns false if the rules refuse one. */
  readonly take: (actions: readonly ActionOrText[]) => boolean;
}

/** Plays the turns of bots and forced actions, after a pause. */
export class BotTurns {
  readonly #options: Options;
  readonly #pause: StillPause;

  constructor(options: Options) {
    this.#options = options;
    this.#pause = new StillPause(options.playback, options.schedule);
  }

  /** Seat that uses time, if the game goes on: a bot that searches, or a person who may choose. */
  get timedSeat(): number | undefined {
    const { session } = this.#options;
    if (session.isPersonToMove) return this.#forced === undefined ? session.player : undefined;
    return this.#isSearching ? session.player : undefined;
  }

  /** Starts the next turn, if it is not a person's. */
  proceed(): void {
    const { session, engine, take } = this.#options;
    const forced = this.#forced;
    if (forced !== undefined) this.#wait(() => take([forced]));
    else if (!session.isPersonToMove) this.#letBotMove();
    else if (session.seats.some(({ kind }) => kind === 'bot')) {
      engine.prepare?.(session.question('hint'));
    }
  }

  /** Stops the pause before a move. */
  rest(): void {
    this.#pause.stop();
  }

  /** Cancels the pending question. A bot's cancelled search costs no time. */
  stop(): void {
    const { session, asking, clocks } = this.#options;
    this.#pause.stop();
    if (asking.purpose === 'move') clocks?.cancel(session.player);
    asking.drop();
  }

  get #isSearching(): boolean {
    const { asking } = this.#options;
    return asking.purpose === 'move' && !asking.isAnswered;
  }

  get #forced(): ActionOrText | undefined {
    const { session, playsForced } = this.#options;
    return playsForced() ? session.forced : undefined;
  }

  /** Calls back after the pause before a bot's move. */
  #wait(callback: () => void): void {
    this.#pause.wait(() => this.#options.pause('move'), callback);
  }

  #letBotMove(): void {
    const { session, asking, clocks, take } = this.#options;
    const seat = assertDefined(session.player);
    const onAnswer = clocks?.charging(seat);
    asking.ask({
      purpose: 'move',
      question: session.question('move', clocks?.clock.budget(seat)),
      ready: new Promise<void>((resolve) => this.#wait(resolve)),
      ...(onAnswer && { onAnswer }),
      use: ({ action }) => {
        if (clocks?.clock.checkFlag(seat) === true) return;
        if (!take([{ text: action }])) asking.fail(action);
      },
    });
  }
}
