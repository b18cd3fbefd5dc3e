import { elementAt } from '#core';
import type { Box } from '#kit/grid/cell-set.ts';
import { DIRECTIONS, neighbourIn } from '../place.ts';
import type { Place, WorldPlan } from '../plan.ts';
import type { PlacedTrigger } from '../trigger-kinds.ts';

/** Result of a search that ignores mobs, spikes and items. */
export interface Solution {
  /** Goals that can be reached, as `world x,y`. */
  readonly reached: ReadonlySet<string>;
  /** True if one order of steps meets all goals that have a place. */
  readonly isWon: boolean;
  /** False if the search was too large. */
  readonly isSettled: boolean;
}

/** The hero at a cell, with everything that changes which cells are open. */
interface Node {
  readonly world: number;
  readonly at: Place;
  /** Sorted words: keys, moved gates and taken treasures. */
  readonly facts: ReadonlySet<string>;
}

const MAX_NODES = 20_000;

export function goalKey(world: string, { x, y }: Place): string {
  return `${world} ${x},${y}`;
}

function textOf({ world, at, facts }: Node): string {
  return `${world} ${at.x},${at.y} ${[...facts].sort().join(' ')}`;
}

function withFact(facts: ReadonlySet<string>, fact: string): ReadonlySet<string> {
  return new Set([...facts, fact]);
}

function toggled(facts: ReadonlySet<string>, fact: string): ReadonlySet<string> {
  const next = new Set(facts);
  if (!next.delete(fact)) next.add(fact);
  return next;
}

/** Cells that matter: everything placed, with a margin of open ground. */
function boxOf(plan: WorldPlan): Box {
  const { walls, player, triggers = [] } = plan;
  const box = walls.box() ?? { left: player.x, top: player.y, right: player.x, bottom: player.y };
  let { left, top, right, bottom } = box;
  const targets = triggers.flatMap((one) => (one.kind === 'teleporter' ? [one, one.to] : [one]));
  for (const { x, y } of [player, ...targets]) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
}

/** One of the linked worlds, prepared for the search. */
class SearchedWorld {
  readonly #plan: WorldPlan;
  readonly #box: Box;
  readonly #triggers = new Map<string, PlacedTrigger>();
  readonly #index: number;

  constructor(plan: WorldPlan, index: number) {
    this.#plan = plan;
    this.#box = boxOf(plan);
    this.#index = index;
    for (const one of plan.triggers ?? []) this.#triggers.set(`${one.x},${one.y}`, one);
  }

  /** Triggers in reach that change something, including one in the first cell. */
  reachable({ at, facts }: Node): readonly PlacedTrigger[] {
    const found: PlacedTrigger[] = [];
    const visited = new Set<string>();
    const queue: Place[] = [at];
    for (const place of queue) {
      for (const direction of DIRECTIONS) {
        const next = neighbourIn(place, direction);
        const key = `${next.x},${next.y}`;
        if (visited.has(key) || !this.#isOpen(next, facts)) continue;
        visited.add(key);
        const trigger = this.#triggers.get(key);
        if (trigger !== undefined && this.#isActive(trigger, facts)) found.push(trigger);
        else queue.push(next);
      }
    }
    return found;
  }

  fact(word: string): string {
    return `${this.#index}:${word}`;
  }

  #isOpen(place: Place, facts: ReadonlySet<string>): boolean {
    const { left, top, right, bottom } = this.#box;
    const { x, y } = place;
    if (x < left || x > right || y < top || y > bottom) return false;
    if (this.#plan.walls.has(x, y)) return false;
    const trigger = this.#triggers.get(`${x},${y}`);
    if (trigger?.kind === 'gate')
      return trigger.isOpen !== facts.has(this.fact(`gate:${trigger.name}`));
    if (trigger?.kind !== 'door') return true;
    return trigger.colour === undefined || facts.has(`key:${trigger.colour}`);
  }

  #isActive(trigger: PlacedTrigger, facts: ReadonlySet<string>): boolean {
    switch (trigger.kind) {
      case 'key':
        return !facts.has(`key:${trigger.colour}`);
      case 'treasure':
        return !facts.has(this.fact(`treasure:${trigger.x},${trigger.y}`));
      case 'plate':
      case 'teleporter':
      case 'exit':
      case 'reach':
        return true;
      case 'door':
      case 'gate':
      case 'spikes':
      case 'well':
      case 'sign':
      case 'chest':
        return false;
    }
  }
}

/** Searches all orders of keys, plates, teleporters, exits and treasures. */
export function solve(plans: readonly WorldPlan[]): Solution {
  return new Search(plans).run();
}

class Search {
  readonly #plans: readonly WorldPlan[];
  readonly #worlds: readonly SearchedWorld[];
  readonly #treasures: number;
  readonly #hasReach: boolean;
  readonly #reached = new Set<string>();

  constructor(plans: readonly WorldPlan[]) {
    this.#plans = plans;
    this.#worlds = plans.map((plan, index) => new SearchedWorld(plan, index));
    const all = plans.flatMap(({ triggers = [] }) => triggers);
    this.#treasures = all.filter(({ kind }) => kind === 'treasure').length;
    this.#hasReach = all.some(({ kind }) => kind === 'reach');
  }

  run(): Solution {
    const { player } = elementAt(this.#plans, 0);
    const start: Node = { world: 0, at: player, facts: new Set() };
    const nodes = new Map([[textOf(start), start]]);
    let isWon = this.#isWon(start, undefined);
    for (const node of nodes.values()) {
      if (nodes.size > MAX_NODES) return { reached: this.#reached, isWon, isSettled: false };
      for (const trigger of elementAt(this.#worlds, node.world).reachable(node)) {
        const next = this.#after(node, trigger);
        isWon ||= this.#isWon(next, trigger);
        const text = textOf(next);
        if (!nodes.has(text)) nodes.set(text, next);
      }
    }
    return { reached: this.#reached, isWon, isSettled: true };
  }

  #isWon({ facts }: Node, trigger: PlacedTrigger | undefined): boolean {
    const taken = [...facts].filter((fact) => fact.includes(':treasure:')).length;
    return taken === this.#treasures && (!this.#hasReach || trigger?.kind === 'reach');
  }

  #after({ world, facts }: Node, trigger: PlacedTrigger): Node {
    const searched = elementAt(this.#worlds, world);
    const here = { world, at: { x: trigger.x, y: trigger.y }, facts };
    const { name = '' } = elementAt(this.#plans, world);
    switch (trigger.kind) {
      case 'key':
        return { ...here, facts: withFact(facts, `key:${trigger.colour}`) };
      case 'treasure':
        this.#reached.add(goalKey(name, trigger));
        return {
          ...here,
          facts: withFact(facts, searched.fact(`treasure:${trigger.x},${trigger.y}`)),
        };
      case 'reach':
        this.#reached.add(goalKey(name, trigger));
        return here;
      case 'plate':
        return { ...here, facts: toggled(facts, searched.fact(`gate:${trigger.name}`)) };
      case 'teleporter':
        return { ...here, at: trigger.to };
      case 'exit':
        return this.#arrival(here, trigger.world, name);
      case 'door':
      case 'gate':
      case 'spikes':
      case 'well':
      case 'sign':
      case 'chest':
        return here;
    }
  }

  #arrival(here: Node, to: string, from: string): Node {
    const world = this.#plans.findIndex((plan) => plan.name === to);
    if (world < 0) return here;
    const { triggers = [], player } = elementAt(this.#plans, world);
    const back = triggers.find((one) => one.kind === 'exit' && one.world === from);
    const { x, y } = back ?? player;
    return { ...here, world, at: { x, y } };
  }
}
