import type { DiceEvent, DiceState } from '../../rules/index.ts';
import { checkDone } from '../../voice/checks.ts';
import type { CheckDie, CheckShown } from '../../voice/checks.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { RollTimes } from '../../voice/sounds.ts';
import type { Beat } from '#screen/model/look.ts';

/** Number of tumbling frames of a roll, and the beats its result stays visible. */
const TUMBLE_FRAMES = 8;
const RESULT_BEATS = 8;

/** Durations of a roll in milliseconds, from the length of a beat. */
export function rollTimes(beat: number): RollTimes {
  return { tumble: TUMBLE_FRAMES * beat, rest: RESULT_BEATS * beat };
}

/** The face of a tumbling die. It depends only on the frame, never on the game's randomness. */
function turningFace(size: number, turn: number, at: number): number {
  return 1 + ((turn * 7 + at * 5 + turn * at * 3) % size);
}

function turning(dice: readonly CheckDie[], turn: number, from: number): CheckDie[] {
  return dice.map(({ die }, at) => ({ die, face: turningFace(die.size, turn, from + at) }));
}

function turningCheck(check: CheckShown, turn: number): CheckShown {
  const [foe] = check.foe === undefined ? [] : turning([check.foe], turn, 9);
  return {
    ...check,
    own: turning(check.own, turn, 0),
    foe,
    result: undefined,
    won: undefined,
    strike: undefined,
  };
}

/** Animation of every check: the dice tumble, then show the result. */
export function rollBeats(
  before: DiceState,
  events: readonly DiceEvent[],
  words: DiceWords,
): Beat<CheckShown>[] {
  return events.flatMap((event) => {
    if (event.kind !== 'checked') return [];
    const check = checkDone(before, event, words);
    const turns = Array.from({ length: TUMBLE_FRAMES }, (_, turn) => {
      return { frame: turningCheck(check, turn), beats: 1 };
    });
    return [...turns, { frame: check, beats: RESULT_BEATS }];
  });
}
