import { widthOf } from '../cells/glyphs.ts';
import type { Context } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { centred, rowsOf } from '../widgets/areas.ts';
import { drawKeyBar } from '../widgets/bars.ts';
import { drawPanel } from '../widgets/frame.ts';
import { putLine, putText, wrap } from '../widgets/words.ts';

const WIDTH = 56;

/** Which keys answer a question with yes, and which with no. */
interface Answers {
  isYes(key: Key): boolean;
  isNo(key: Key): boolean;
  /** The key that the bar names for no. */
  readonly no: 'q' | 'n';
}

const FREE: Answers = {
  isYes: (key) => isKey(key, 'y', 'enter'),
  isNo: (key) => !key.ctrl && !key.alt && !isKey(key, '?', 'f1'),
  no: 'q',
};

// Keys that are on their way to the game are no answer.
const STRICT: Answers = {
  isYes: (key) => isKey(key, 'y'),
  isNo: (key) => isKey(key, 'n'),
  no: 'n',
};

/** A question over the screen it came from; anything but Enter, `y` or help means no. */
export function askScreen(
  context: Context,
  question: string,
  yes: () => Screen | undefined,
  no: Screen,
): Screen {
  return makeQuestion(context, question, yes, no, FREE);
}

/** A question that comes in the middle of a game, unasked for: only `y` and `n` answer it. */
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
      // Whatever the language, yes comes first.
      const half = Math.floor(widthOf(keys) / 2);
      const yes = { ...row, x: row.x + row.width - widthOf(keys), width: half };
      grid.addHit({ ...yes, x: yes.x + half, width: row.width }, { kind: 'keys', keys: ['n'] });
      grid.addHit(yes, { kind: 'keys', keys: ['y'] });
      drawKeyBar(grid, context.say, [
        { keys: 'y', label: context.say('yes') },
        { keys: answers.no, label: context.say('no') },
      ]);
    },
    onKey: (key) => {
      if (answers.isYes(key)) return yes();
      return answers.isNo(key) ? no : screen;
    },
  };
  return screen;
}
