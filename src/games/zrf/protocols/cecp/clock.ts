import { timeFor, timeWithin } from '../search/limits.ts';
import type { SearchLimits } from '../search/limits.ts';

const MINUTE = 60_000;
const SECOND = 1000;
const CENTISECOND = 10;

const NUMBER = /^\d{1,9}(?:\.\d{1,3})?$/;

/** `5`, `0:30` or `2:30` in minutes and seconds, as milliseconds; undefined for anything else. */
function readBase(text: string): number | undefined {
  const [, minutes, seconds = '0'] = /^(\d{1,6})(?::(\d{1,2}))?$/.exec(text) ?? [];
  return minutes === undefined ? undefined : Number(minutes) * MINUTE + Number(seconds) * SECOND;
}

function readNumber(text: string | undefined, unit: number): number | undefined {
  return text !== undefined && NUMBER.test(text) ? Number(text) * unit : undefined;
}

/** Time controls of CECP: `level`, `st`, `sd` and the engine's clock. Setters refuse bad texts. */
export class CecpClock {
  #movesPerSession = 0;
  #increment = 0;
  #remaining: number | undefined;
  #fixed: number | undefined;
  #depth: number | undefined;

  /** `level 40 5 0`: moves per session, time for them, increment in seconds. */
  setLevel([moves = '', base = '', increment = '']: readonly string[]): boolean {
    const time = readBase(base);
    const added = readNumber(increment, SECOND);
    if (!/^\d{1,4}$/.test(moves) || time === undefined || added === undefined) return false;
    [this.#movesPerSession, this.#remaining, this.#increment] = [Number(moves), time, added];
    this.#fixed = undefined;
    return true;
  }

  /** `st 10`: seconds for each move. */
  setFixed(text: string | undefined): boolean {
    const time = readNumber(text, SECOND);
    this.#fixed = time ?? this.#fixed;
    return time !== undefined;
  }

  /** `sd 6`: largest depth. */
  setDepth(text: string | undefined): boolean {
    const depth = readNumber(text, 1);
    this.#depth = depth ?? this.#depth;
    return depth !== undefined;
  }

  /** `time 12000`: what remains, in hundredths of a second. Negative numbers mean none. */
  setRemaining(text: string | undefined): boolean {
    const time = text?.startsWith('-') === true ? 0 : readNumber(text, CENTISECOND);
    this.#remaining = time ?? this.#remaining;
    return time !== undefined;
  }

  /** A new game forgets the depth only. */
  reset(): void {
    this.#depth = undefined;
  }

  /** Limits of the next move; `made` counts the engine's moves so far. */
  limits(made: number): SearchLimits {
    const depth = this.#depth === undefined ? {} : { depth: Math.max(1, Math.floor(this.#depth)) };
    if (this.#fixed !== undefined) return { ...depth, milliseconds: timeWithin(this.#fixed) };
    if (this.#remaining === undefined) return depth;
    const session = this.#movesPerSession;
    const movesToGo = session === 0 ? 0 : session - (made % session);
    const [remaining, increment] = [this.#remaining, this.#increment];
    return { ...depth, milliseconds: timeFor({ remaining, increment, movesToGo, byoyomi: 0 }) };
  }
}
