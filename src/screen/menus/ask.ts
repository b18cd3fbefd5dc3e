import { widthOf } from '../cells/glyphs.ts';
import type { Context } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { centred, rowsOf } from '../widgets/areas.ts';
import { drawPanel } from '../widgets/frame.ts';
import { putLine, putText, wrap } from '../widgets/words.ts';

const WIDTH = 56;

/** A question over the screen it came from; anything but Enter or `y` means no. */
export function askScreen(
  context: Context,
  question: string,
  yes: () => Screen | undefined,
  no: Screen,
): Screen {
  const screen: Screen = {
    draw: (grid) => {
      no.draw(grid);
      const height = wrap(question, WIDTH - 4).length + 4;
      const inside = drawPanel(grid, centred(grid.area, { width: WIDTH, height }));
      const used = putText(grid, inside, question);
      const answers = context.say('screen-ask-answers');
      const row = rowsOf(inside, used + 1, 1);
      putLine(grid, row, answers, { ink: 'accent' }, 'right');
      // Whatever the language, yes comes first.
      const half = Math.floor(widthOf(answers) / 2);
      const yes = { ...row, x: row.x + row.width - widthOf(answers), width: half };
      grid.addHit({ ...yes, x: yes.x + half, width: row.width }, { kind: 'keys', keys: ['n'] });
      grid.addHit(yes, { kind: 'keys', keys: ['y'] });
    },
    onKey: (key) => {
      if (isKey(key, 'y', 'enter')) return yes();
      return key.ctrl || key.alt ? screen : no;
    },
  };
  return screen;
}
