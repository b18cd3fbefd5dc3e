import { defaultOptions, makeStream } from '#core';
import type { CreatureKind } from '#games/caves/rules/model/creatures.ts';
import { caves } from '#games/caves/rules/game/game.ts';
import { cellOf, HEIGHT, WIDTH } from '#games/caves/rules/model/place.ts';
import type { Place } from '#games/caves/rules/model/place.ts';
import { COLORS } from '#games/caves/rules/model/potions.ts';
import type { Color, PotionKind } from '#games/caves/rules/model/potions.ts';
import type { CavesState, Creature, Level } from '#games/caves/rules/model/state.ts';
import { UNKNOWN, WALL } from '#games/caves/rules/model/tiles.ts';
import type { LyingItem } from '#games/caves/rules/model/items.ts';
import type { Chance } from '#games/caves/rules/turn/chance.ts';
import { POTION_KINDS, spawn } from '#test/games/caves/classic.ts';

const LETTERS: Readonly<Record<string, CreatureKind>> = {
  '@': 'player',
  f: 'fungus',
  b: 'bat',
  z: 'zombie',
  g: 'goblin',
  s: 'spider',
  m: 'mole',
};

/** Additions to the drawn stage. */
interface Changes {
  readonly player?: Partial<Creature>;
  /** Changes to all creatures of a kind. */
  readonly creatures?: Readonly<Partial<Record<CreatureKind, Partial<Creature>>>>;
  readonly items?: readonly (Place & Pick<LyingItem, 'item'>)[];
}

/** Cell of a letter in the rows. */
export function placeIn(rows: readonly string[], letter: string): Place {
  const y = rows.findIndex((row) => row.includes(letter));
  return { x: rows[y]?.indexOf(letter) ?? -1, y };
}

/** A potion's colour on a stage. */
export function colorOf(kind: PotionKind): Color {
  return COLORS[POTION_KINDS.indexOf(kind)] as Color;
}

function levelOf(rows: readonly string[], items: Changes['items'] = []): Level {
  const lines = Array.from({ length: HEIGHT }, (_, y) => (rows[y] ?? '').padEnd(WIDTH, WALL));
  return {
    tiles: lines.join('').replaceAll(/[@a-z]/g, '.'),
    items: items
      .map(({ x, y, item }) => ({ cell: cellOf({ x, y }), item }))
      .sort((one, other) => one.cell - other.cell),
    known: UNKNOWN.repeat(WIDTH * HEIGHT),
    remembered: [],
  };
}

/**
 * A run on a level drawn in rows: `#` rock, `.` floor, letters for creatures, `@` for the player;
 * rock everywhere else.
 */
export function stage(rows: readonly string[], changes: Changes = {}): CavesState {
  const kinds = rows.flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const kind = LETTERS[letter];
      return kind === undefined ? [] : [{ kind, x, y }];
    }),
  );
  const ordered = [...kinds].sort((one) => (one.kind === 'player' ? -1 : 0));
  const creatures = ordered.map(({ kind, x, y }, id) => ({
    ...spawn(kind, id, { x, y, z: 0 }),
    ...(kind === 'player' ? changes.player : changes.creatures?.[kind]),
  }));
  return {
    options: { ...defaultOptions(caves.options), depth: 1 },
    seed: 'stage',
    turns: 0,
    levels: [levelOf(rows, changes.items)],
    creatures,
    nextId: creatures.length,
    choices: 0,
    potions: Object.fromEntries(
      COLORS.map((color, index) => [color, POTION_KINDS[index] ?? null]),
    ) as CavesState['potions'],
    luck: makeStream('stage', 'luck'),
    deeds: { kills: {}, deepest: 0, dug: 0 },
  };
}

/** Chance that follows a script of integers and throws if one does not fit. */
export function scripted(...numbers: readonly number[]): Chance {
  const left = [...numbers];
  return {
    below(n) {
      const next = left.shift();
      if (next === undefined || next >= n) throw new RangeError(`below(${n}): ${String(next)}`);
      return next;
    },
  };
}
