import type { JourneyState } from '../../rules/index.ts';
import { rewardsShown } from '../../voice/keepsakes.ts';
import type { RewardShown } from '../../voice/keepsakes.ts';
import type { DiceWords } from '../../voice/words.ts';
import type { Area, Grid } from '#screen/cells/grid.ts';
import { fit } from '#screen/cells/glyphs.ts';
import { rowsOf } from '#screen/widgets/areas.ts';
import { putText } from '#screen/widgets/words.ts';

/** Rows of a card at most: its name, its effects, and its own words. */
const CARD_ROWS = 7;

/** Draws the rewards of a hero as cards, with the chosen way to take one of them marked. */
export function drawRewards(grid: Grid, area: Area, { state, index, words }: RewardsShown): void {
  const cards = rewardsShown(state, words);
  const height = Math.floor(area.height / Math.max(1, cards.length));
  let way = 0;
  for (const [at, shown] of cards.entries()) {
    const room = Math.min(CARD_ROWS, height);
    drawCard(grid, rowsOf(area, at * height, room), shown, index - way, words);
    way += shown.ways.length;
  }
}

interface RewardsShown {
  readonly state: JourneyState;
  readonly index: number;
  readonly words: DiceWords;
}

/** Draws a card. `chosen` is the way marked, if it is one of this card. */
function drawCard(
  grid: Grid,
  area: Area,
  { name, effects, about, ways }: RewardShown,
  chosen: number,
  words: DiceWords,
): void {
  const isSwap = ways.some(({ swapped }) => swapped !== undefined);
  const isChosen = chosen >= 0 && chosen < ways.length;
  const mark = isChosen && !isSwap ? ({ on: 'chosen' } as const) : {};
  const title = fit(`${isChosen ? '►' : ' '} ${name}`, area.width);
  grid.put(area.x, area.y, title, { ink: isChosen ? 'title' : 'accent', bold: true, ...mark });
  const inner = { ...area, x: area.x + 2, width: area.width - 2 };
  let row = 1;
  row += putText(grid, rowsOf(inner, row, Math.min(3, area.height - row)), effects, {
    ink: 'text',
  });
  for (const [at, { swapped }] of ways.entries()) {
    if (swapped === undefined || row >= area.height) continue;
    const on = at === chosen ? ({ on: 'chosen' } as const) : {};
    const text = words.say('dice-reward-swap', { other: swapped });
    grid.put(inner.x, area.y + row, fit(text, inner.width), { ink: 'title', ...on });
    row += 1;
  }
  const room = area.height - row;
  if (isSwap || about === '' || room < 1) return;
  putText(grid, rowsOf(inner, row, room), about, { ink: 'soft' });
}
