import type { Context } from '../model/context.ts';
import { commandOf } from '#play';
import { TYPING_KEYS } from '#voice/keymap.ts';
import { barLabels } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { centred, rowsOf } from '../widgets/areas.ts';
import { drawKeyBar } from '../widgets/bars.ts';
import { drawPanel } from '../widgets/frame.ts';
import { drawField, typeInto } from '../widgets/text-field.ts';
import type { TextField } from '../widgets/text-field.ts';
import { putLine } from '../widgets/words.ts';

const SIZE = { width: 56, height: 7 };

/** Text line with the texts above and below it. */
export interface Typing {
  readonly field: TextField;
  readonly question: string;
  readonly keys: string;
}

/** Screen for typing a line over another screen; Escape returns there. */
export function typingScreen(
  context: Context,
  { field, question, keys }: Typing,
  background: Screen,
  accept: (text: string) => Screen,
): Screen {
  const screen: Screen = {
    draw: (grid) => {
      background.draw(grid);
      const inside = drawPanel(grid, centred(grid.area, SIZE));
      putLine(grid, rowsOf(inside, 0, 1), question);
      drawField(grid, rowsOf(inside, 1, 1), field);
      const news = context.news === '' ? keys : context.news;
      const ink = { ink: context.news === '' ? 'accent' : 'warn' } as const;
      putLine(grid, rowsOf(inside, 2, 1), news, ink, 'right');
      drawKeyBar(grid, context.say, barLabels(context.say, TYPING_KEYS));
    },
    isTyping: () => true,
    onKey: (key) => {
      const command = commandOf(TYPING_KEYS, key);
      if (command === 'back') return background;
      if (command === 'done') return accept(field.text);
      const typed = typeInto(field, key);
      return typed === undefined
        ? screen
        : typingScreen(context, { field: typed, question, keys }, background, accept);
    },
  };
  return screen;
}
