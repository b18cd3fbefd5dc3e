import { STEPS } from '../../rules/index.ts';
import { describeCell, nextThing } from '../../voice/describe-cell.ts';
import { wayTo } from '../../voice/ways.ts';
import { Cursor } from '#roguelike/screen/cursor.ts';
import type { Aim } from '#roguelike/screen/cursor.ts';
import type { Overlay } from '#roguelike/screen/overlay.ts';
import type { Say } from '#i18n/say.ts';
import { ROGUE_CURSOR } from '../../voice/keymap.ts';
import { stepOf } from './rogue-keys.ts';
import type { RogueRun } from '../../voice/run.ts';

/** Looks around, from the hero on; Enter sends him to the cell that is looked at. */
export function lookAround(run: RogueRun, say: Say): Overlay {
  const aim: Aim = {
    say,
    purpose: ROGUE_CURSOR,
    describe: (place) => describeCell(run.state, place, say),
    lineTo: (place) => wayTo(run.state, place),
    stepOf(key) {
      const step = stepOf(key);
      return step && { ...STEPS[step.direction], isLeap: step.isRun };
    },
    next: (from, by) => nextThing(run.state, from, by) ?? from,
    choose(to) {
      run.begin({ kind: 'travel', to });
      return undefined;
    },
  };
  return new Cursor(aim, run.state.hero.at);
}
