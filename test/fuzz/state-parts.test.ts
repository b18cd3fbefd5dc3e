import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import { rogue } from '#games/rogue/rules/index.ts';

const caveText = caves.makeState(caves.start(defaultOptions(caves.options), 'parts'));
const rogueStart = rogue.start(defaultOptions(rogue.options), 'bits');
const rogueText = rogue.makeState(rogue.view(rogueStart, 0));

/**
 * Replaces each text within a list or record by something else. Of many similar places only the
 * first is changed.
 */
function* withoutText(json: unknown, other: unknown): Generator {
  if (typeof json === 'string') yield other;
  if (!Array.isArray(json)) return;
  for (const [index, part] of json.slice(0, 12).entries())
    for (const changed of withoutText(part, other)) yield json.with(index, changed);
}

/** Values that are not texts; `String` throws for the first. */
const NON_TEXTS: readonly unknown[] = [{ toString: 1 }, [['a']], {}, 7, true];

describe.each([
  ['Caves', caves, caveText],
  ['Rogue', rogue, rogueText],
] as const)('states of %s', (_, game, text) => {
  test.each(NON_TEXTS)('are rejected with %j in place of a text', (other) => {
    const changed = [...withoutText(JSON.parse(text), other)].map((json) => JSON.stringify(json));
    expect(changed.length).toBeGreaterThan(5);
    for (const one of changed) expect(game.parseState(one).ok, one.slice(0, 200)).toBe(false);
  });
});
