import type { Board, Rules } from '../model/index.ts';
import { actorsOf } from './actors.ts';
import type { Actor, ActorBlock } from './actors.ts';
import { countsOf } from './counts.ts';
import type { Count } from './counts.ts';
import { numberOf } from './numbers.ts';
import { tracksOf } from './tracks.ts';

/** Functions of pieces and positions in a game, derived from the rules. */
export interface Roles {
  /** By type: true for pieces moved by players. */
  readonly isMan: readonly boolean[];
  /**
   * By type: true for pieces beside the field that no player moves, for example dice and their cup.
   */
  readonly isHelper: readonly boolean[];
  /** Types that dice can show. */
  readonly faces: ReadonlySet<number>;
  /** The only face without a number that counts, or -1. */
  readonly counted: number;
  /** By position: true if it is part of the field of play. */
  readonly isField: readonly boolean[];
  /** By turn order entry: positions of the dice thrown in that turn or before it. */
  readonly dice: readonly (readonly number[])[];
  /** Zones tested by men and identical for all players who have them: special squares. */
  readonly landmarks: readonly number[];
  /** By player: the informative count of pieces. */
  readonly counts: readonly Count[];
  /** By player: path of their men in a dice race, in order; otherwise empty. */
  readonly tracks: readonly (readonly number[])[];
}

/** Connected component of each position, ignoring link directions. */
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

/** Components that contain men in the setup, or the largest component if none do. */
function fieldOf({ board, setup }: Rules, isMan: readonly boolean[]): boolean[] {
  const parts = partsOfBoard(board);
  const occupiedParts = new Set(
    setup.pieces.flatMap(({ type, position }) => (isMan[type] === true ? [parts[position]] : [])),
  );
  if (occupiedParts.size === 0) {
    const sizes = new Map<number, number>();
    for (const part of parts) sizes.set(part, (sizes.get(part) ?? 0) + 1);
    const [largest] = [...sizes].sort(([, a], [, b]) => b - a);
    occupiedParts.add(largest?.[0]);
  }
  return parts.map((part) => occupiedParts.has(part));
}

/** Types produced by an action. */
function producedTypes({ facts, type, isDrop }: ActorBlock): number[] {
  const created = facts.creates.map((one) => (one.type < 0 ? type : one.type));
  return [...facts.becomes, ...facts.changes, ...created, ...(isDrop ? [type] : [])];
}

/** Positions where dice can appear: those named by the action, and those in the setup. */
function placesOf({ setup }: Rules, { facts, type }: ActorBlock): number[] {
  const homes = setup.pieces.flatMap((piece) => (piece.type === type ? [piece.position] : []));
  return [...facts.positions, ...homes];
}

/** The actor of each turn order entry. */
function actorAt(rules: Rules, actors: readonly Actor[]): (Actor | undefined)[] {
  return rules.turnOrder.entries.map((entry) =>
    actors.find(
      ({ player, as, moveType }) =>
        player === entry.player && as === entry.as && moveType === entry.moveType,
    ),
  );
}

/** Entries of the turn order that lead to one, latest first, going once around the cycle. */
function entriesBefore({ entries, resume }: Rules['turnOrder'], at: number): number[] {
  const order: number[] = [at];
  let index = at;
  while (order.length < entries.length) {
    index = index === resume ? entries.length - 1 : index - 1;
    if (index < 0 || order.includes(index)) break;
    order.push(index);
  }
  return order;
}

/** Consecutive dice turns ending at the current turn, or preceding it for the same player. */
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

/** Zones tested by men that several human players share unchanged. */
function landmarksOf({ board, players }: Rules, persons: readonly ActorBlock[]): number[] {
  const tested = new Set(persons.flatMap(({ facts }) => [...facts.zones]));
  return [...tested].filter((zone) => {
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
        placesOf(rules, deed).filter(
          (place) => isOff(place) || producedTypes(deed).every(isNumber),
        ),
      );
  const places = new Set(actors.filter(({ isChance }) => isChance).flatMap(diceAt));
  const produced = chances.flatMap(producedTypes).filter((type) => !moved.has(type));
  const turns = actorAt(rules, actors);
  const dice = turns.map((_, at) => [
    ...new Set(throwsBefore(turns, entriesBefore(rules.turnOrder, at)).flatMap(diceAt)),
  ]);
  const named = new Set(rules.options.helperPieces);
  const cast = new Set([...produced, ...chances.map(({ type }) => type)]);
  const isOffField = (type: number) =>
    rules.setup.pieces.every((piece) => piece.type !== type || places.has(piece.position));
  const isHelper = types.map(
    (type) =>
      named.has(rules.pieces[type]?.name ?? '') ||
      (places.size > 0 && cast.has(type) && !moved.has(type) && isOffField(type)),
  );
  const faces = new Set(produced.filter((type) => isHelper[type] === true));
  const tested = new Set(persons.flatMap(({ facts }) => [...facts.testedTypes]));
  const [counted = -1, ...others] = [...faces].filter((type) => tested.has(type));
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
