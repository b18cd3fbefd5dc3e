import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core';
import { MEANING_LIMITS, PLAY_LIMITS, RULES_LIMITS } from '#games/zrf/rules/problems/limits.ts';
import { MAX_STEPS } from '#games/zrf/rules/run/play.ts';
import { diagnosesOf } from './lower/stage.ts';
import { tableOf } from './support/table.ts';

const MANUAL = readFileSync('docs/zrf.md', 'utf8');

interface Example {
  readonly heading: string;
  readonly text: string;
  /** Moves listed below the example in the manual; undefined without a list. */
  readonly moves: readonly string[] | undefined;
}

interface Fence {
  readonly info: string;
  readonly text: string;
  readonly heading: string;
}

function fencesIn(manual: string): Fence[] {
  let heading = '';
  return [...manual.matchAll(/^(#+ [^\n]*)$|^```(\w[\w ]*)\n(.*?)^```$/gms)].flatMap(
    ([, title, info, text]) => {
      if (title !== undefined) heading = title;
      return info === undefined ? [] : [{ info, text: text ?? '', heading }];
    },
  );
}

const fences = fencesIn(MANUAL);
const frame = assertDefined(fences.find(({ info }) => info === 'zrf frame')).text;

/** Complete file of an example; fragments become a variant of the frame. */
function fileOf(text: string): string {
  if (/^\(game/m.test(text)) return text;
  const defines = text.match(/^\(define .*$/gm) ?? [];
  const sections = text.replaceAll(/^\(define .*$/gm, '');
  return `${defines.join('\n')}\n${frame}\n(variant (title "Example") (default) ${sections})`;
}

const examples = fences.flatMap(({ info, text, heading }, index): Example[] => {
  if (!info.startsWith('zrf')) return [];
  const next = fences[index + 1];
  const moves = next?.info === 'moves' ? next.text.split('\n').filter(Boolean) : undefined;
  return [{ heading, text: fileOf(text), moves }];
});

test('every list of moves has its example', () => {
  const lists = fences.filter(({ info }) => info === 'moves');
  expect(examples.filter(({ moves }) => moves !== undefined)).toHaveLength(lists.length);
  expect(examples.length).toBeGreaterThan(15);
});

describe("the manual's example", () => {
  test.each(examples)('$heading', ({ text, moves }) => {
    expect(diagnosesOf(text)).toEqual([]);
    const table = tableOf(text);
    if (moves !== undefined) expect(table.moves().sort()).toEqual([...moves].sort());
  });
});

function grouped(number: number): string {
  return String(number).replaceAll(/\B(?=(\d{3})+$)/g, ' ');
}

test.each([
  ['words that macros make', RULES_LIMITS.expansion],
  ['words that are expanded for them, equal calls once', RULES_LIMITS.expansionWork],
  ['games and variants of a file', MEANING_LIMITS.entries],
  ['words of all of them, inherited ones included', MEANING_LIMITS.words],
  ['letters of a name', MEANING_LIMITS.letters],
  ['players', MEANING_LIMITS.players],
  ['positions', MEANING_LIMITS.positions],
  ['dimensions of a grid', MEANING_LIMITS.dimensions],
  ['directions', MEANING_LIMITS.directions],
  ['zones', MEANING_LIMITS.zones],
  ['pieces', MEANING_LIMITS.pieces],
  ['attributes', MEANING_LIMITS.attributes],
  ['move types', MEANING_LIMITS.moveTypes],
  ['flags, and position flags', MEANING_LIMITS.flags],
  ['turns of a turn order', MEANING_LIMITS.turns],
  ['positions times pieces times players', MEANING_LIMITS.cells],
  ['the same times move types', MEANING_LIMITS.moves],
  ['acts of one block', PLAY_LIMITS.walk],
  ['moves of a position', PLAY_LIMITS.steps],
  ['steps of a turn', PLAY_LIMITS.chain],
  ['steps to find the turn that captures most', PLAY_LIMITS.lookahead],
  ['steps of a game', MAX_STEPS],
])('the manual states the limit of %s', (what, most) => {
  expect(MANUAL).toContain(`| ${what} | ${grouped(most)} |`);
});
