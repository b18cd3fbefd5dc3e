import { isVictory } from '../../../../games/dice/index.ts';
import type { DiceState } from '../../../../games/dice/index.ts';
import { describeScene } from '../../../../presentation/dice/status.ts';
import { scenarioRules } from '../../../../presentation/dice/traits.ts';
import type { DiceWords } from '../../../../presentation/dice/words.ts';
import type { Grid } from '../../../cells/grid.ts';
import { inset, rowsOf } from '../../../widgets/areas.ts';
import { putLine, putText } from '../../../widgets/words.ts';
import { heroInk } from '../table/top.ts';

/** The columns of a text that is read at leisure. */
const READING = 68;

function column(grid: Grid) {
  const width = Math.min(READING, grid.width - 4);
  return inset({ ...grid.area, x: Math.floor((grid.width - width) / 2), width }, 0, 1);
}

/** What the party is told before a scenario: its story, what victory takes, its rules. */
export function drawIntro(grid: Grid, state: DiceState, words: DiceWords): void {
  const { say } = words;
  const { id } = state.world.scenario;
  const area = column(grid);
  putLine(grid, area, words.scenario(id), { ink: 'title', bold: true });
  let row = 2 + putText(grid, rowsOf(area, 2), words.scenario(id, 'intro'));
  row += 1;
  row += putText(grid, rowsOf(area, row), say(`dice-victory-${state.world.victory}`), {
    ink: 'good',
  });
  row += putText(grid, rowsOf(area, row), say('dice-screen-turns', { count: state.timer + 1 }), {
    ink: 'warn',
  });
  for (const { name, meaning } of scenarioRules(state, words)) {
    row += putText(grid, rowsOf(area, row), `${name}: ${meaning}`, { ink: 'soft' });
  }
  putLine(
    grid,
    rowsOf(area, area.height - 1, 1),
    say('dice-screen-any-key'),
    { ink: 'accent' },
    'centre',
  );
}

/** Whose turn it is, between two lines in his colour, for whoever hands over the keyboard. */
export function drawTurnStart(grid: Grid, state: DiceState, words: DiceWords): void {
  const { hero } = state.turn;
  const ink = { ink: heroInk(state, hero) } as const;
  const row = Math.floor((grid.height - 5) / 2);
  const line = '─'.repeat(grid.width);
  grid.put(0, row, line, ink);
  grid.put(0, row + 4, line, ink);
  const name = words.hero(state, hero).toUpperCase();
  const text = words.say('dice-screen-turn', { hero: name });
  putLine(grid, rowsOf(grid.area, row + 2, 1), text, { ...ink, bold: true }, 'centre');
  const time = words.say('dice-screen-time', { timer: state.timer });
  putLine(grid, rowsOf(grid.area, row + 6, 1), time, { ink: 'soft' }, 'centre');
  const go = words.say('dice-screen-any-key');
  putLine(grid, rowsOf(grid.area, grid.height - 2, 1), go, { ink: 'accent' }, 'centre');
}

/** How the scenario ended, and what is told of it. */
export function drawEnd(grid: Grid, state: DiceState, words: DiceWords, last: string): void {
  const won = state.over !== undefined && isVictory(state.over);
  const area = column(grid);
  const middle = Math.max(1, Math.floor(grid.height / 2) - 5);
  const text = describeScene(state, words).toUpperCase();
  let row = middle;
  row += putText(grid, rowsOf(area, row), text, { ink: won ? 'good' : 'bad', bold: true });
  row += 1;
  const story = words.scenario(state.world.scenario.id, won ? 'won' : 'lost');
  row += putText(grid, rowsOf(area, row), story);
  putText(grid, rowsOf(area, row + 1, 3), last, { ink: 'soft' });
  const go = words.say('dice-screen-any-key');
  putLine(grid, rowsOf(grid.area, grid.height - 2, 1), go, { ink: 'accent' }, 'centre');
}
