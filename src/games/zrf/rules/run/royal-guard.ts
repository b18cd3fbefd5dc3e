import { PLAY_LIMITS } from '../problems/limits.ts';
import { UNKNOWN_CHECK } from './check-record.ts';
import { NOWHERE } from './frame.ts';
import type { WatchedRoyal } from './safety.ts';
import { Supposition } from './supposition.ts';
import type { Aids, TurnContext } from './turn-context.ts';

/** Tests if the player to move is in check, and which steps would leave royal pieces in check. */
export class RoyalGuard {
  readonly #context: TurnContext;
  readonly #aids: Aids;
  readonly #supposition: Supposition;
  /** 1 if the player to move was found in check, 0 if not, or UNKNOWN_CHECK. */
  check = UNKNOWN_CHECK;
  #isCheck = false;
  /** Single royal piece of the player to move, once its attackers are known. */
  #royal: WatchedRoyal | undefined;

  constructor(context: TurnContext, aids: Aids) {
    this.#context = context;
    this.#aids = aids;
    this.#supposition = new Supposition(context);
  }

  /** True if a royal piece is under attack, as far as that has been tested. */
  get isCheck(): boolean {
    return this.#isCheck;
  }

  /** Begins with another position; `check` is known if its steps were listed before. */
  begin(check: number): void {
    this.check = check;
    this.#isCheck = check === 1;
    this.#royal = undefined;
  }

  /** Tests if the player to move is in check, unless that is known. */
  look(): void {
    const { board, entry } = this.#context;
    if (!board.hasRoyals || this.#royal !== undefined) return;
    const { safety } = this.#aids;
    const royals = board.royals[entry.as] as number[];
    if (royals.length === 1) {
      this.#royal = safety.watch(entry.as, royals[0] as number);
      this.#isCheck = this.#royal.isHit;
      this.check = this.#isCheck ? 1 : 0;
    } else this.#isCheck = royals.length > 0 && safety.isAnyRoyalHit(entry.as);
  }

  /** True if steps can be tested; if there are too many of them, that is noted. Looks first. */
  mayTest(steps: number): boolean {
    const { board, entry } = this.#context;
    if (!board.hasRoyals) return false;
    this.look();
    const royals = (board.royals[entry.as] as number[]).length;
    const isAffordable = steps * royals * board.cell.length <= PLAY_LIMITS.safety;
    if (!isAffordable) this.#aids.faults.note('safety');
    return royals > 0 && isAffordable;
  }

  /** True if a record leaves a royal piece of its mover under attack. */
  isExposedBy(words: Int32Array, record: number): boolean {
    const royal = this.#royal;
    const { as } = this.#context.entry;
    if (royal === undefined) return this.#isAnyHitAfter(words, record, as);
    const landing = royal.landingOf(words, record);
    if (landing !== NOWHERE && royal.isSafeAfter(words, record)) return false;
    const isHit = this.#supposition.asLast(words, record, () => royal.isHitByMoving(words, record));
    if (isHit !== undefined) return isHit;
    return this.#supposition.afterPlaying(words, record, () => royal.isHitAfter(landing));
  }

  #isAnyHitAfter(words: Int32Array, record: number, player: number): boolean {
    const { safety } = this.#aids;
    return this.#supposition.afterPlaying(words, record, () => safety.isAnyRoyalHit(player));
  }
}
