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

/** Chance that follows numbers from 0 up to 1, and then says a half for ever: nobody wanders off by that. */
export function floats(...numbers: readonly number[]): Chance {
  const left = [...numbers];
  return { below: (n) => Math.floor((left.shift() ?? 0.5) * n) };
}

/** A run and what has happened in it. */
export class Run {
  state: CavesState;
  /** Of the last action. */
  events: readonly CavesEvent[] = [];

  constructor(state: CavesState) {
    this.state = state;
  }

  /** Takes an action given as words; what happens at random follows the numbers. */
  play(words: string, ...numbers: readonly number[]): this {
    const action = caves.parseAction(this.state, words);
    if (!action.ok) throw new Error(`${words}: ${action.problems[0]?.code}`);
    const step = take(this.state, action.value, floats(...numbers));
    this.state = step.state;
    this.events = step.events;
    return this;
  }

  /** Why an action is refused; undefined where it is not. */
  refusal(words: string): string | undefined {
    const action = caves.parseAction(this.state, words);
    return action.ok ? undefined : action.problems[0]?.code;
  }

  get player(): Creature {
    return playerOf(this.state);
  }

  /** The first creature of a kind; undefined where none is left. */
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

  /** What lies on the first level, and where. */
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
