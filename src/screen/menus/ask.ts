import { widthOf } from '../cells/glyphs.ts';
import type { Context } from '../model/context.ts';
import { bindingFor, commandOf } from '#play';
import type { KeyMap } from '#play';
import { ANSWER_KEYS, STRICT_ANSWER_KEYS } from '#voice/keymap.ts';
import { barLabels } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { centred, rowsOf } from '../widgets/areas.ts';
import { drawKeyBar } from '../widgets/bars.ts';
import { drawPanel } from '../widgets/frame.ts';
import { putLine, putText, wrap } from '../widgets/words.ts';

const WIDTH = 56;

/** Keys that answer a question. */
interface Answers {
  readonly keys: KeyMap<'yes' | 'no' | 'help'>;
  /** True if any other key means no. */
  readonly isFree: boolean;
}

const FREE: Answers = { keys: ANSWER_KEYS, isFree: true };

// Ignores keys that were meant for the game.
const STRICT: Answers = { keys: STRICT_ANSWER_KEYS, isFree: false };

/** Question over the screen that asked it; any key except Enter, `y` or help means no. */
export function questionScreen(
  context: Context,
  question: string,
  yes: () => Screen | undefined,
  no: Screen,
): Screen {
  return makeQuestion(context, question, yes, no, FREE);
}

/** Question that interrupts a game unprompted; only `y` and `n` answer it. */
export function interruptScreen(
  context: Context,
  question: string,
  yes: () => Screen | undefined,
  no: Screen,
): Screen {
  return makeQuestion(context, question, yes, no, STRICT);
}

function makeQuestion(
  context: Context,
  question: string,
  yes: () => Screen | undefined,
  no: Screen,
  answers: Answers,
): Screen {
  const screen: Screen = {
    draw: (grid) => {
      no.draw(grid);
      const width = Math.min(WIDTH, grid.width);
      const height = wrap(question, width - 4).length + 4;
      const inside = drawPanel(grid, centred(grid.area, { width, height }));
      const used = putText(grid, inside, question);
      const keys = context.say('screen-ask-answers');
      const row = rowsOf(inside, used + 1, 1);
      putLine(grid, row, keys, { ink: 'accent' }, 'right');
      // Yes comes first in every language.
      const half = Math.floor(widthOf(keys) / 2);
      const yes = { ...row, x: row.x + row.width - widthOf(keys), width: half };
      const keysFor = (answer: 'yes' | 'no') => bindingFor(answers.keys, answer).keys.slice(0, 1);
      const place = { ...yes, x: yes.x + half, width: row.width };
      grid.addHit(place, { kind: 'keys', keys: keysFor('no') });
      grid.addHit(yes, { kind: 'keys', keys: keysFor('yes') });
      drawKeyBar(grid, context.say, barLabels(context.say, answers.keys));
    },
    onKey: (key) => {
      const answer = answerOf(answers, key);
      if (answer === 'yes') return yes();
      return answer === 'no' ? no : screen;
    },
  };
  return screen;
}

function answerOf({ keys, isFree }: Answers, key: Key): 'yes' | 'no' | 'help' | undefined {
  const command = commandOf(keys, key);
  return command === undefined && isFree && !key.ctrl && !key.alt ? 'no' : command;
}
