import { parseTranscript } from '../../core/index.ts';
import { GAME_NAME_MOST, gameNameIn } from '../../play/index.ts';
import type { Context } from '../model/context.ts';
import type { SavedGame } from '../model/environment.ts';
import { isKey } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';
import { centred, rowsOf } from '../widgets/areas.ts';
import { drawPanel } from '../widgets/frame.ts';
import { drawField, makeField, typeInto } from '../widgets/text-field.ts';
import type { TextField } from '../widgets/text-field.ts';
import { putLine } from '../widgets/words.ts';

const SIZE = { width: 56, height: 7 };

/** Types a name for a saved game, over the list it stands in; empty for none. */
export function nameScreen(
  context: Context,
  saved: SavedGame,
  list: Screen,
  done: () => Screen,
): Screen {
  const read = parseTranscript(saved.text);
  const name = read.ok ? gameNameIn(read.value.notes) : '';
  const keep = (text: string) => {
    const problem = context.environment.saves.rename(saved.name, text);
    if (problem !== undefined) context.tell(context.messages.sayProblem(problem));
    return done();
  };
  return typing(context, makeField(name, GAME_NAME_MOST), list, keep);
}

function typing(
  context: Context,
  field: TextField,
  list: Screen,
  keep: (text: string) => Screen,
): Screen {
  const { say } = context;
  const screen: Screen = {
    draw: (grid) => {
      list.draw(grid);
      const inside = drawPanel(grid, centred(grid.area, SIZE));
      putLine(grid, rowsOf(inside, 0, 1), say('screen-saved-name'));
      drawField(grid, rowsOf(inside, 1, 1), field);
      putLine(
        grid,
        rowsOf(inside, 2, 1),
        say('screen-saved-name-keys'),
        { ink: 'accent' },
        'right',
      );
    },
    onKey: (key) => {
      if (isKey(key, 'escape')) return list;
      if (isKey(key, 'enter')) return keep(field.text);
      const typed = typeInto(field, key);
      return typed === undefined ? screen : typing(context, typed, list, keep);
    },
  };
  return screen;
}
