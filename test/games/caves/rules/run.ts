import { assertDefined } from '#core';
import { caves } from '#games/caves/rules/game/game.ts';
import { playerOf, tileOf } from '#games/caves/rules/game/looking.ts';
import { take } from '#games/caves/rules/game/turn.ts';
import type { CreatureKind } from '#games/caves/rules/model/creatures.ts';
import type { CavesEvent } from '#games/caves/rules/model/event.ts';
import type { Item } from '#games/caves/rules/model/items.ts';
import { placeOf } from '#games/caves/rules/model/place.ts';
import type { CavesState, Creature } from '#games/caves/rules/model/state.ts';
import type { Tile } from '#games/caves/rules/model/tiles.ts';
import type { Chance } from '#games/caves/rules/turn/chance.ts';

/**
 * Chance that follows a list of numbers from 0 up to 1, then returns a half forever, which stops
 * wandering.
 */
export function floats(...numbers: readonly number[]): Chance {
  const left = [...numbers];
  return { below: (n) => Math.floor((left.shift() ?? 0.5) * n) };
}

/** A run and the events of its last action. */
export class Run {
  state: CavesState;
  /** Events of the last action. */
  events: readonly CavesEvent[] = [];

  constructor(state: CavesState) {
    this.state = state;
  }

  /** Applies an action in text form; random outcomes follow the numbers. */
  play(words: string, ...numbers: readonly number[]): this {
    const action = caves.parseAction(this.state, words);
    if (!action.ok) throw new Error(`${words}: ${action.problems[0]?.code}`);
    const step = take(this.state, action.value, floats(...numbers));
    this.state = step.state;
    this.events = step.events;
    return this;
  }

  /** The reason an action is refused, or undefined. */
  refusal(words: string): string | undefined {
    const action = caves.parseAction(this.state, words);
    return action.ok ? undefined : action.problems[0]?.code;
  }

  get player(): Creature {
    return playerOf(this.state);
  }

  /** The first creature of a kind; undefined if none is left. */
  find(kind: CreatureKind): Creature | undefined {
    return this.state.creatures.find((one) => one.kind === kind);
  }

  the(kind: CreatureKind): Creature {
    return assertDefined(this.find(kind));
  }

  at(kind: CreatureKind = 'player'): readonly [number, number] {
    const { x, y } = this.the(kind);
    return [x, y];
  }

  tile(x: number, y: number): Tile {
    return tileOf(this.state, { x, y, z: 0 });
  }

  /** Items on the first level, with their coordinates. */
  get lying(): readonly (readonly [Item['kind'], number, number])[] {
    const items = this.state.levels[0]?.items ?? [];
    return items.map(({ cell, item }) => [item.kind, placeOf(cell).x, placeOf(cell).y]);
  }

  eventsOf<K extends CavesEvent['kind']>(kind: K): Extract<CavesEvent, { readonly kind: K }>[] {
    return this.events.filter(
      (event): event is Extract<CavesEvent, { readonly kind: K }> => event.kind === kind,
    );
  }
}
