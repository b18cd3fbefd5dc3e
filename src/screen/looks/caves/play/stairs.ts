import { playerOf, STAIRS_DOWN, STAIRS_UP } from '../../../../games/caves/index.ts';
import type { Say } from '../../../../i18n/say.ts';
import { nearestStairs } from '../../../../presentation/caves/places.ts';
import { isAtExit } from './press.ts';
import type { CavesRun } from './run-model.ts';

type Way = 'up' | 'down';

/** The keys of stairs: where there are none, pressed again they lead to the nearest ones. */
export class StairsKeys {
  readonly #run: CavesRun;
  /** The stairs that were asked for by the last key. */
  #wanted: Way | undefined;
  /** Whether the last key led to stairs. */
  #hasWalked = false;

  constructor(run: CavesRun) {
    this.#run = run;
  }

  /** Another key was pressed. */
  forget(): void {
    this.#wanted = undefined;
    this.#hasWalked = false;
  }

  press(way: Way, say: Say): void {
    const run = this.#run;
    const isAgain = this.#wanted === way;
    const hasWalked = this.#hasWalked;
    this.forget();
    // Nobody who presses a key once too often has lost.
    if (way === 'up' && hasWalked && isAtExit(run.view)) {
      run.notice = say('caves-screen-leave-without');
      return;
    }
    const stairs = nearestStairs(run.view, way === 'up' ? STAIRS_UP : STAIRS_DOWN);
    const isOver = run.state.ending !== undefined;
    if (run.act({ kind: 'climb', way }) || stairs === undefined || isOver) return;
    if (isAgain) {
      run.notice = '';
      run.begin({ kind: 'travel', to: { ...stairs, z: playerOf(run.view).z } });
      this.#hasWalked = true;
      return;
    }
    this.#wanted = way;
    const key = way === 'up' ? '<' : '>';
    run.notice = `${run.notice} ${say('caves-screen-stairs-known', { key })}`;
  }
}
