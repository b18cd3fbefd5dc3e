import { assertDefined, defaultOptions } from '#core';
import { rogue } from '#games/rogue/rules/game/game.ts';
import type { RogueEvent } from '#games/rogue/rules/model/event.ts';
import type { Hero } from '#games/rogue/rules/model/hero.ts';
import type { Mob } from '#games/rogue/rules/model/mobs.ts';
import type { RogueOptions } from '#games/rogue/rules/model/options.ts';
import type { RogueState } from '#games/rogue/rules/model/state.ts';
import { chunksIn } from '#kit/grid/chunk-map.ts';
import { makeMap } from '#games/rogue/rules/world/map-text.ts';
import type { ItemKind, MobKind } from '#games/rogue/rules/world/kinds.ts';
import { wallsOf } from '#games/rogue/rules/world/plan.ts';
import type { Place } from '#games/rogue/rules/world/plan.ts';

const ITEMS: Readonly<Record<string, ItemKind>> = {
  '/': 'sword',
  a: 'golden-apple',
  d: 'dagger',
  x: 'battle-axe',
  l: 'leather-armor',
  c: 'chain-mail',
  p: 'stoneskin-potion',
  s: 'smoke-bomb',
};
const MOBS: Readonly<Record<string, MobKind>> = {
  M: 'mimic',
  G: 'ghost',
  R: 'robot',
  W: 'wizard',
  r: 'rat',
  A: 'archer',
  B: 'boar',
  X: 'bomber',
  S: 'summoner',
  T: 'thief',
  U: 'guard',
  I: 'mirror',
  H: 'healer',
  J: 'slime',
  L: 'mole',
  N: 'spinner',
  O: 'ogre',
};

/** All things in a drawing by the signs of a legend, row by row. */
function placed<K>(rows: readonly string[], legend: Readonly<Record<string, K>>) {
  return rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => {
      const kind = legend[sign];
      return kind === undefined ? [] : [{ kind, x, y }];
    }),
  );
}

/** Options for a world drawn as text: `#` is a wall, `@` the hero, letters as above. */
export function drawn(rows: readonly string[], options: Partial<RogueOptions> = {}): RogueOptions {
  const y = rows.findIndex((row) => row.includes('@'));
  const player = y < 0 ? { x: 0, y: 0 } : { x: rows[y]?.indexOf('@') ?? 0, y };
  const [items, mobs] = [placed(rows, ITEMS), placed(rows, MOBS)];
  const map = makeMap({ walls: wallsOf(rows), player, items, mobs });
  return { ...defaultOptions(rogue.options), world: 'file', map, ...options };
}

/** A run in a world drawn as text, with changes before the first turn. */
export function runIn(
  rows: readonly string[],
  options: Partial<RogueOptions> = {},
  hero: Partial<Hero> = {},
): Run {
  const state = rogue.start(drawn(rows, options), 'stage');
  return new Run({ ...state, hero: { ...state.hero, ...hero } });
}

const WORDS: Readonly<Record<string, string>> = { w: 'up', a: 'left', s: 'down', d: 'right' };

/** A run and the events of its last action. */
export class Run {
  state: RogueState;
  /** Events of the last action. */
  events: readonly RogueEvent[] = [];

  constructor(state: RogueState) {
    this.state = state;
  }

  /** Applies actions in the form of keys (w, a, s, d) or words. */
  play(...words: readonly string[]): this {
    for (const word of words) {
      const action = rogue.parseAction(this.state, WORDS[word] ?? word);
      if (!action.ok) throw new Error(`${word}: ${action.problems[0]?.code}`);
      const step = rogue.apply(this.state, action.value);
      this.state = step.state;
      this.events = step.events;
    }
    return this;
  }

  /** The reason an action is refused, or undefined. */
  refusal(word: string): string | undefined {
    const action = rogue.parseAction(this.state, WORDS[word] ?? word);
    return action.ok ? undefined : action.problems[0]?.code;
  }

  get hero(): Hero {
    return this.state.hero;
  }

  get at(): readonly [number, number] {
    return [this.hero.at.x, this.hero.at.y];
  }

  get mobs(): readonly Mob[] {
    return chunksIn(this.state.mobs)
      .flatMap(({ value }) => value)
      .sort((one, other) => one.id - other.id);
  }

  get mob(): Mob {
    return assertDefined(this.mobs[0]);
  }

  itemsAt(x: number, y: number): readonly ItemKind[] {
    return chunksIn(this.state.items)
      .flatMap(({ value }) => value)
      .filter((item) => item.x === x && item.y === y)
      .map(({ kind }) => kind);
  }

  /** Changes the first mob. */
  setMob(change: Partial<Mob>): this {
    const { id } = this.mob;
    const mobs = chunksIn(this.state.mobs).map(({ x, y, value }) => ({
      x,
      y,
      value: value.map((mob) => (mob.id === id ? { ...mob, ...change } : mob)),
    }));
    const [first] = mobs;
    if (first !== undefined) this.state = { ...this.state, mobs: first };
    return this;
  }

  eventsOf<K extends RogueEvent['kind']>(kind: K): Extract<RogueEvent, { readonly kind: K }>[] {
    return this.events.filter(
      (event): event is Extract<RogueEvent, { readonly kind: K }> => event.kind === kind,
    );
  }
}

export function nine(kind: ItemKind): readonly ItemKind[] {
  return Array.from({ length: 9 }, () => kind);
}

export function slots(...kinds: readonly (ItemKind | null)[]): readonly (ItemKind | null)[] {
  return Array.from({ length: 9 }, (_, index) => kinds[index] ?? null);
}

export function place(x: number, y: number): Place {
  return { x, y };
}
