import { expect, test } from 'vitest';
import { must, parseOptions, assertDefined } from '#core';
import { openContent } from './content.ts';

interface Row {
  readonly variant: string;
  readonly player: string;
  /** Owner of the target camp, and its last free place. */
  readonly host: string;
  readonly free: string;
  /** Place of the player's last man, and a place in the player's home. */
  readonly last: string;
  readonly home: string;
}

const game = openContent('halma.zrf');

const rows: readonly Row[] = [
  { variant: 'halma', player: 'White', host: 'Black', free: 'l16', last: 'k16', home: 'a1' },
  { variant: 'halma-for-four', player: 'Red', host: 'Green', free: 'm16', last: 'l16', home: 'a4' },
  { variant: 'grasshopper', player: 'White', host: 'Black', free: 'e8', last: 'd8', home: 'c2' },
];

const named = rows.map((row) => [row.variant, row] as const);

/** Ending after the step to the last free place, with the host still in its camp. */
function endingOf({ variant, player, host, free, last }: Row, others: readonly string[] = []) {
  const usual = game.makeState(game.start({ variant }, 'full'));
  const men = [...usual.matchAll(/^on (\w+) Man (\w+)/gm)];
  const hosts = men.filter(([, owner, at]) => owner === host && at !== free);
  const places = [
    ...hosts.map(([, , at]) => `(${host} Man ${assertDefined(at)})`),
    ...[last, ...others].map((at) => `(${player} Man ${at})`),
  ];
  const start = `Variant=${variant} ${places.join(' ')} Turn=${player}`;
  const state = game.start(must(parseOptions(game.options, { variant, start })), 'full');
  expect(state.ending).toBeUndefined();
  return game.apply(state, must(game.parseAction(state, `${last}${free}`))).state.ending;
}

test.each(named)('%s: a full camp wins, even with men of both sides', (_variant, row) => {
  expect(endingOf(row)?.winners).toEqual([0]);
});

test.each(named)('%s: a man left at home prevents the win', (_variant, row) => {
  expect(endingOf(row, [row.home])).toBeUndefined();
});

test.each(named)("%s: the owner's own camp does not count", (variant) => {
  const state = game.start({ variant }, 'full');
  const turn = game.turn(state);
  const step = turn.kind === 'decide' ? assertDefined(turn.actions[0]) : undefined;
  expect(game.apply(state, assertDefined(step)).state.ending).toBeUndefined();
});
