import type { DiceEvent, DiceState } from '../../rules/index.ts';
import { checkDone } from '../../voice/checks.ts';
import type { CheckDie, CheckShown } from '../../voice/checks.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { RollTimes } from '../../voice/sounds.ts';
import type { Beat } from '#screen/model/look.ts';

/** How often dice turn before they lie, and how long their result stays by itself. */
const TURNS = 8;
const REST = 8;

/** The same in milliseconds, by the length of a beat. */
export function rollTimes(beat: number): RollTimes {
  return { tumble: TURNS * beat, rest: REST * beat };
}

/** A face that dice show while they turn: it comes of the turn alone, never of the game's chance. */
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

/** The dice of every check turning, and then lying with the result. */
export function rollBeats(
  before: DiceState,
  events: readonly DiceEvent[],
  words: DiceWords,
): Beat<CheckShown>[] {
  return events.flatMap((event) => {
    if (event.kind !== 'checked') return [];
    const check = checkDone(before, event, words);
    const turns = Array.from({ length: TURNS }, (_, turn) => {
      return { frame: turningCheck(check, turn), beats: 1 };
    });
    return [...turns, { frame: check, beats: REST }];
  });
}
