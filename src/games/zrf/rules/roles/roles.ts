import type { Board, Rules } from '../model/index.ts';
import { actorsOf } from './actors.ts';
import type { Actor, Deed } from './actors.ts';
import { countsOf } from './counts.ts';
import type { Count } from './counts.ts';
import { numberOf } from './numbers.ts';
import { tracksOf } from './tracks.ts';

/** What the pieces and positions of a game are there for, as far as the rules tell. */
export interface Roles {
  /** By type: pieces that persons move. */
  readonly isMan: readonly boolean[];
  /** By type: pieces that no person moves and that stand beside the field, such as dice and their cup. */
  readonly isHelper: readonly boolean[];
  /** Types that dice show when they are thrown. */
  readonly faces: ReadonlySet<number>;
  /** The one of several faces without numbers that counts, or -1. */
  readonly counted: number;
  /** By position: whether it belongs to the field on which men stand. */
  readonly isField: readonly boolean[];
  /** By entry of the turn order: where the dice lie that fall there, or fell before that turn. */
  readonly dice: readonly (readonly number[])[];
  /** Zones that men ask for and that are the same for all who have them: squares that are special. */
  readonly landmarks: readonly number[];
  /** By player: what a number of their pieces says. */
  readonly counts: readonly Count[];
  /** By player: the positions that their men go through in a race by dice, in order; else empty. */
  readonly tracks: readonly (readonly number[])[];
}

/** Numbers each position by the part of the board that it is linked with, one way or the other. */
function partsOfBoard({ links, positions }: Board): number[] {
  const parent = positions.map((_, position) => position);
  const find = (position: number): number => {
    let root = position;
    while (parent[root] !== undefined && parent[root] !== root) root = parent[root] ?? root;
    parent[position] = root;
    return root;
  };
  for (const direction of links) {
    for (const [from, to] of direction.entries()) if (to >= 0) parent[find(from)] = find(to);
  }
  return positions.map((_, position) => find(position));
}

/** The parts of the board on which men stand at first, or where none do the largest one. */
function fieldOf({ board, setup }: Rules, isMan: readonly boolean[]): boolean[] {
  const parts = partsOfBoard(board);
  const held = new Set(
    setup.pieces.flatMap(({ type, position }) => (isMan[type] === true ? [parts[position]] : [])),
  );
  if (held.size === 0) {
    const sizes = new Map<number, number>();
    for (const part of parts) sizes.set(part, (sizes.get(part) ?? 0) + 1);
    const [largest] = [...sizes].sort(([, a], [, b]) => b - a);
    held.add(largest?.[0]);
  }
  return parts.map((part) => held.has(part));
}

/** Types that dice bring about, and that nobody else moves. */
function madeBy({ facts, type, isDrop }: Deed): number[] {
  const created = facts.creates.map((one) => (one.type < 0 ? type : one.type));
  return [...facts.becomes, ...facts.changes, ...created, ...(isDrop ? [type] : [])];
}

/** Where a deed of dice puts something: positions that it names, and where its pieces stand at first. */
function placesOf({ setup }: Rules, { facts, type }: Deed): number[] {
  const homes = setup.pieces.flatMap((piece) => (piece.type === type ? [piece.position] : []));
  return [...facts.positions, ...homes];
}

/** For each entry of the turn order, the kind of turn that it is. */
function actorAt(rules: Rules, actors: readonly Actor[]): (Actor | undefined)[] {
  return rules.turnOrder.entries.map((entry) =>
    actors.find(
      ({ player, as, moveType }) =>
        player === entry.player && as === entry.as && moveType === entry.moveType,
    ),
  );
}

/** Entries of the turn order that lead up to one, the latest first; those of the cycle in a circle. */
function leadingTo({ entries, resume }: Rules['turnOrder'], at: number): number[] {
  const order: number[] = [at];
  let index = at;
  while (order.length < entries.length) {
    index = index === resume ? entries.length - 1 : index - 1;
    if (index < 0 || order.includes(index)) break;
    order.push(index);
  }
  return order;
}

/** The turns of dice that belong together, on which one is, or which came before it for one player. */
function throwsBefore(turns: readonly (Actor | undefined)[], order: readonly number[]): Actor[] {
  const thrown: Actor[] = [];
  const [first] = order;
  for (const index of order) {
    const turn = turns[index];
    if (turn?.isChance === true) thrown.push(turn);
    else if (thrown.length > 0 || turn?.player !== turns[first ?? index]?.player) break;
  }
  return thrown;
}

/** Zones of men that are declared alike for several players who decide. */
function landmarksOf({ board, players }: Rules, persons: readonly Deed[]): number[] {
  const asked = new Set(persons.flatMap(({ facts }) => [...facts.zones]));
  return [...asked].filter((zone) => {
    const own = (board.zones[zone]?.positions ?? []).filter(
      (positions, player) => positions !== undefined && players[player]?.kind === 'decides',
    );
    return own.length > 1 && new Set(own.map((positions) => positions?.join())).size === 1;
  });
}

export function rolesOf(rules: Rules): Roles {
  const actors = actorsOf(rules);
  const types = [...rules.pieces.keys()];
  const persons = actors.filter(({ isChance }) => !isChance).flatMap(({ deeds }) => deeds);
  const chances = actors.filter(({ isChance }) => isChance).flatMap(({ deeds }) => deeds);
  const moved = new Set(persons.flatMap(({ type, facts }) => (facts.adds ? [type] : [])));
  const isMan = types.map((type) => moved.has(type));
  const isField = fieldOf(rules, isMan);
  const isOff = (position: number) => isField[position] === false;
  const isNumber = (type: number) => numberOf(rules, type) !== undefined;
  const diceAt = (actor: Actor) =>
    actor.deeds
      .filter(({ type }) => !moved.has(type))
      .flatMap((deed) =>
        placesOf(rules, deed).filter((place) => isOff(place) || madeBy(deed).every(isNumber)),
      );
  const places = new Set(actors.filter(({ isChance }) => isChance).flatMap(diceAt));
  const made = chances.flatMap(madeBy).filter((type) => !moved.has(type));
  const turns = actorAt(rules, actors);
  const dice = turns.map((_, at) => [
    ...new Set(throwsBefore(turns, leadingTo(rules.turnOrder, at)).flatMap(diceAt)),
  ]);
  const named = new Set(rules.options.helperPieces);
  const cast = new Set([...made, ...chances.map(({ type }) => type)]);
  const standsOff = (type: number) =>
    rules.setup.pieces.every((piece) => piece.type !== type || places.has(piece.position));
  const isHelper = types.map(
    (type) =>
      named.has(rules.pieces[type]?.name ?? '') ||
      (places.size > 0 && cast.has(type) && !moved.has(type) && standsOff(type)),
  );
  const faces = new Set(made.filter((type) => isHelper[type] === true));
  const asked = new Set(persons.flatMap(({ facts }) => [...facts.asked]));
  const [counted = -1, ...others] = [...faces].filter((type) => asked.has(type));
  return {
    isMan: isMan.map((is, type) => is && isHelper[type] === false),
    isHelper,
    faces,
    counted: others.length === 0 ? counted : -1,
    isField,
    dice: dice.map((list) => list.sort((a, b) => a - b)),
    landmarks: landmarksOf(rules, persons),
    counts: countsOf(rules, actors, isHelper),
    tracks: faces.size > 0 ? tracksOf(rules, actors) : rules.players.map(() => []),
  };
}
