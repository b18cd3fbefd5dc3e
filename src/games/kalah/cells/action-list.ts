import { legalActions } from '../rules/index.ts';
import type { KalahState } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { describePreview } from '../voice/describe.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { centred } from '#screen/widgets/areas.ts';
import { drawPanel } from '#screen/widgets/frame.ts';
import { drawList } from '#screen/widgets/list.ts';
import type { KalahHand } from './hand.ts';

const WIDTH = 60;

/** Lists all legal actions with their results over the board. */
export function drawActions(
  grid: Grid,
  area: Area,
  state: KalahState,
  { action }: KalahHand,
  say: Say,
): void {
  const actions = legalActions(state);
  const items = actions.map((one) => ({ label: describePreview(state, one, say) }));
  const size = {
    width: Math.min(WIDTH, area.width),
    height: Math.min(area.height, items.length + 2),
  };
  const inside = drawPanel(grid, centred(area, size), say('choose-move'));
  drawList(grid, inside, items, actions.indexOf(action));
}
