import { playerOf, STAIRS_DOWN, STAIRS_UP } from '../rules/index.ts';
import { nearestStairs } from './places.ts';
import type { Say } from '#i18n/say.ts';
import { isAtExit } from './press.ts';
import type { CavesRun } from './run.ts';

type Way = 'up' | 'down';

/** Messages about stairs, and the names of their keys. */
interface StairsWords {
  readonly say: Say;
  readonly names: () => Readonly<Record<Way, string>>;
}

/** The stairs keys: pressed again without stairs underfoot, they travel to the nearest ones. */
export class StairsKeys {
  readonly #words: StairsWords;
  readonly #run: CavesRun;
  /** Direction of the last stairs key. */
  #wanted: Way | undefined;
  /** True if the last key travelled to stairs. */
  #hasWalked = false;

  constructor(words: StairsWords, run: CavesRun) {
    this.#words = words;
    this.#run = run;
  }

  /** Clears the pending stairs after another key. */
  forget(): void {
    this.#wanted = undefined;
    this.#hasWalked = false;
  }

  press(way: Way): void {
    const run = this.#run;
    const { say } = this.#words;
    const names = this.#words.names();
    const isAgain = this.#wanted === way;
    const hasWalked = this.#hasWalked;
    this.forget();
    // One key press too many does not lose the run.
    if (way === 'up' && hasWalked && isAtExit(run.view)) {
      run.notice = say('caves-screen-leave-without', { key: names.up });
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
    run.notice = `${run.notice} ${say('caves-screen-stairs-known', { key: names[way] })}`;
  }
}
