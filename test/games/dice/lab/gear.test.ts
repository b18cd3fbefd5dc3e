import { expect, it } from 'vitest';
import { assertDefined, must } from '#core';
import { seriesOf } from '#games/dice/lab/balance-samples.ts';
import { planSamples } from '#games/dice/lab/index.ts';
import { MARK_IDS, parseParty } from '#games/dice/rules/index.ts';
import { openPlan, smallAdventure, targetsPlan } from './plans.ts';

interface Data {
  readonly scopes: readonly {
    readonly rows: readonly { readonly target: string; readonly measured: { value: number } }[];
  }[];
}

const samples = () => planSamples(smallAdventure(), { games: 1, parts: ['marks'] });

/** Dice of each hero with a mark, as `hunter S6~keen`. */
function markedIn(party: string): string[] {
  return assertDefined(parseParty(party)).flatMap((sheet) =>
    sheet.dice.flatMap(([type, size, mark]) => {
      return mark === undefined ? [] : `${sheet.class} ${type} ${size} ${mark}`;
    }),
  );
}

it('marks one die of the first hero of a class, and none in the games without', () => {
  for (const { gear, hero, owned, missing } of samples().marks) {
    for (const { options } of owned) {
      const marked = markedIn(options.party);
      expect(marked).toHaveLength(1);
      expect(marked[0]).toMatch(new RegExp(`^${hero} .* ${gear}$`));
    }
    expect(missing.flatMap(({ options }) => markedIn(options.party))).toEqual([]);
  }
});

it('marks the largest die, of the favoured type if possible', () => {
  const keen = samples().marks.filter(({ gear, size }) => gear === 'keen' && size === 1);
  const dice = keen.flatMap(({ owned }) => owned.flatMap(({ options }) => markedIn(options.party)));
  expect(dice).toMatchInlineSnapshot(`
    [
      "brawler PHYSICAL 6 keen",
      "hunter SOMATIC 6 keen",
      "mystic MENTAL 6 keen",
      "prophet DIVINE 6 keen",
      "mentor VERBAL 6 keen",
    ]
  `);
});

it('shares the games without a mark between all marks', () => {
  const { marks } = samples();
  const alone = marks.filter(({ hero, size }) => hero === 'hunter' && size === 1);
  expect(new Set(alone.flatMap(({ missing }) => missing)).size).toBe(alone[0]?.missing.length);
  expect(new Set(seriesOf(samples()).map(({ name }) => name)).size).toBe(
    seriesOf(samples()).length,
  );
});

it('counts marks that decide games, and those that change nothing', async () => {
  const study = must(await openPlan(targetsPlan(1, 'marks')));
  const cells = study.plan.cells.map((name, cell) => {
    const won = name.includes(' with:keen@') ? '1' : '0';
    const tally = { ...(study.emptyTally(cell) as object), won: won.repeat(study.units(cell)) };
    return { units: study.units(cell), tally, failed: 0, failures: [] };
  });
  const { data, sections } = study.report({ cells, isComplete: true });
  const [scope] = (data as unknown as Data).scopes;
  const measured = assertDefined(scope).rows.map((row) => [row.target, row.measured.value]);
  expect(Object.fromEntries(measured)).toMatchObject({
    'strong-marks': 1,
    'weak-marks': MARK_IDS.length - 1,
  });
  expect(sections.filter(({ id }) => id.endsWith('-marks'))).toHaveLength(1);
  expect(sections.filter(({ id }) => id.endsWith('-keepsakes'))).toEqual([]);
});
