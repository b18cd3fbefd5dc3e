import { toggleTwist, summariseTwists, twistsShown } from '../../voice/endless/twist-choice.ts';
import type { TwistShown } from '../../voice/endless/twist-choice.ts';
import type { DiceWords } from '../../voice/words.ts';
import { commandOf } from '#play';
import { LIST_KEYS } from '#voice/keymap.ts';
import type { Context } from '#screen/model/context.ts';
import { barLabels } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import type { Grid } from '#screen/cells/grid.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '#screen/widgets/bars.ts';
import { drawList, moveIndex } from '#screen/widgets/list.ts';
import { putText } from '#screen/widgets/words.ts';
import { TWIST_KEYS } from '../../voice/keymap.ts';
import { twistsHelp } from './menu-help.ts';

interface TwistRequest {
  readonly context: Context;
  readonly words: DiceWords;
  /** The screen to return to, with the picked twists. */
  readonly back: (twists: string) => Screen;
}

/** Lines for the meaning of the selected twist. */
const ABOUT = 5;

/** The screen for picking the twists of free play. */
export function twistsScreen(request: TwistRequest, twists: string, index = 0): Screen {
  const { context, words, back } = request;
  const shown = twistsShown(twists, words);
  const screen: Screen = {
    draw: (grid) => draw(grid, request, twists, shown, index),
    onKey: (key) => {
      const moved = moveIndex(key, index, shown.length);
      if (moved !== undefined) return twistsScreen(request, twists, moved);
      const command = commandOf(TWIST_KEYS, key);
      if (command === 'back') return back(twists);
      if (command === 'help') {
        return context.routes.help(screen, undefined, twistsHelp(context.say));
      }
      const picked = shown[index];
      if (command !== 'pick' || picked === undefined) return screen;
      if (picked.refusal !== '') context.announce(picked.refusal);
      return twistsScreen(request, toggleTwist(twists, picked.id), index);
    },
    music: () => 'menu-main',
  };
  return screen;
}

function draw(
  grid: Grid,
  { context, words }: TwistRequest,
  twists: string,
  shown: readonly TwistShown[],
  index: number,
): void {
  const { say } = words;
  drawTitleBar(grid, [words.adventure, say('dice-option-twists')], summariseTwists(twists, words));
  const body = bodyOf(grid);
  const rows = Math.max(3, Math.min(shown.length, body.height - ABOUT));
  const items = shown.map(({ name, points, isChosen, refusal }) => ({
    label: `${isChosen ? '[×]' : '[ ]'} ${name}`,
    note: points,
    faint: refusal !== '',
  }));
  drawList(grid, rowsOf(body, 0, rows), items, index);
  const { meaning = '', refusal = '' } = shown[index] ?? {};
  const about = [meaning, refusal].filter((text) => text !== '').join(' ');
  const used = putText(grid, rowsOf(body, rows + 1, ABOUT - 1), about);
  putText(grid, rowsOf(body, rows + 1 + used), say('dice-twists-about'), { ink: 'soft' });
  drawKeyBar(grid, context.say, barLabels(context.say, LIST_KEYS, TWIST_KEYS));
}
