import { describe, expect, it } from 'vitest';
import { defaultOptions } from '../../src/core/index.ts';
import { rogue } from '../../src/games/rogue/game/game.ts';
import { ROGUE_MINDS } from '../../src/games/rogue/minds/index.ts';
import { MADE_KINDS } from '../../src/games/rogue/world/generate/kinds.ts';
import { changeOf, gameWithout, playRun, REMOVABLE, reportRuns } from '../../src/lab/index.ts';
import type { RunResult } from '../../src/lab/index.ts';
import { repeats } from '../support/deep.ts';

const OPTIONS = defaultOptions(rogue.options);

describe.each(ROGUE_MINDS)('$id', (mind) => {
  it.each(MADE_KINDS)('plays worlds of the kind %s without a mistake', (world) => {
    const options = { ...OPTIONS, world };
    const runs = repeats(3, 2000);
    for (let index = 0; index < runs; index++) {
      const result = playRun(rogue, mind, options, `bots ${world}`, index, 120);
      expect(result.turns).toBeLessThanOrEqual(120);
    }
  });
});

function lives(bot: string, count: number): readonly RunResult[] {
  const mind = ROGUE_MINDS.find(({ id }) => id === bot);
  if (mind === undefined) throw new RangeError(bot);
  return Array.from({ length: count }, (_, index) =>
    playRun(rogue, mind, OPTIONS, 'lives', index, 600),
  );
}

describe('play decides', () => {
  it('whoever fights, eats and flees lives at least twice as long as whoever only walks', () => {
    const count = repeats(24, 400);
    const walker = reportRuns(lives('walker', count));
    const fighter = reportRuns(lives('fighter', count));
    expect(fighter.turns.value).toBeGreaterThan(2 * walker.turns.value);
  });

  it('runs come out the same for the same seed', () => {
    expect(lives('explorer', 3)).toEqual(lives('explorer', 3));
  });
});

describe('worlds without one kind', () => {
  it.each(REMOVABLE)('have no %s, and everything else', (kind) => {
    const state = gameWithout(kind).start(OPTIONS, 'ablation');
    const whole = rogue.start(OPTIONS, 'ablation');
    const kindsOf = (text: string) => text.match(new RegExp(`\\b${kind}\\b`, 'g'))?.length ?? 0;
    const text = (run: typeof state) => JSON.stringify([run.ground.items, run.ground.mobs]);
    expect(kindsOf(text(state).replaceAll(/"guise":"[^"]*"/g, ''))).toBe(0);
    expect(state.ground.walls.count()).toBe(whole.ground.walls.count());
  });
});

describe('the figures', () => {
  const run = (turns: number, end: RunResult['end']): RunResult => ({
    turns,
    end,
    level: 1,
    depth: turns / 10,
    score: 2 * turns,
  });

  it('are means with intervals, and shares of ends', () => {
    const report = reportRuns([run(10, 'wizard'), run(20, 'wizard'), run(30, 'alive')]);
    expect(report.runs).toBe(3);
    expect(report.turns.value).toBeCloseTo(20);
    expect(report.turns.least).toBeLessThan(20);
    expect(report.turns.most).toBeGreaterThan(20);
    expect(report.score.value).toBeCloseTo(40);
    expect(report.ends['wizard']).toMatchObject({ count: 2, share: 2 / 3 });
  });

  it('of changes are those of pairs', () => {
    const [before, after] = [
      [run(10, 'alive'), run(30, 'alive')],
      [run(12, 'alive'), run(32, 'alive')],
    ];
    expect(changeOf(before, after, ({ turns }) => turns)).toEqual({ value: 2, least: 2, most: 2 });
  });
});
