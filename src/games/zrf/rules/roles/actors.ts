import type { PieceType, Rules, TurnEntry } from '../model/index.ts';
import { factsOf } from './block-facts.ts';
import type { BlockFacts } from './block-facts.ts';

/** A possible use of a piece type by the player who moves. */
export interface ActorBlock {
  readonly type: number;
  readonly isDrop: boolean;
  readonly facts: BlockFacts;
}

/**
 * A kind of turn: the deciding player, the player moved as, and the moves allowed. Equal turns
 * share one actor.
 */
export interface Actor {
  readonly player: number;
  readonly as: number;
  readonly moveType: number;
  readonly isChance: boolean;
  /** Actions with all pieces that its player can ever own. */
  readonly deeds: readonly ActorBlock[];
}

interface TypedBlock extends ActorBlock {
  readonly moveType: number;
}

function blocksOf(rules: Rules, { moves, drops }: PieceType, type: number): TypedBlock[] {
  return [
    ...moves.map((block) => ({ block, isDrop: false })),
    ...drops.map((block) => ({ block, isDrop: true })),
  ].map(({ block, isDrop }) => ({
    type,
    isDrop,
    moveType: block.moveType,
    facts: factsOf(rules, block, isDrop),
  }));
}

/** Blocks that can begin or continue a turn. */
function reachableBlocks(blocks: readonly TypedBlock[], moveType: number): readonly TypedBlock[] {
  const reached = new Set<number>([moveType]);
  let within: readonly TypedBlock[] = [];
  for (;;) {
    const more = blocks.filter((block) => reached.has(-1) || reached.has(block.moveType));
    if (more.length === within.length) return more;
    within = more;
    for (const { facts } of more) for (const next of facts.next) reached.add(next);
  }
}

/** Types that each player can ever own: `owned[player]` is a set of types. */
type Owned = readonly Set<number>[];

function initiallyOwned({ players, setup, pieces }: Rules): Owned {
  const owned = players.map(() => new Set<number>());
  for (const { player, type } of setup.pieces) owned[player]?.add(type);
  for (const [player, stock] of setup.stock.entries()) {
    for (const type of pieces.keys()) if ((stock[type] ?? 0) > 0) owned[player]?.add(type);
  }
  return owned;
}

/**
 * Adds the types that an action can produce. Dice change their own pieces, or pieces of the player
 * they are thrown for.
 */
function addProducedTypes(
  rules: Rules,
  owned: Owned,
  actor: Omit<Actor, 'deeds'>,
  ownBlock: ActorBlock,
): void {
  const { facts, type } = ownBlock;
  const addType = (player: number, producedType: number) => owned[player]?.add(producedType);
  for (const produced of facts.becomes) addType(actor.as, produced);
  for (const { player, type: produced } of facts.creates)
    addType(player < 0 ? actor.as : player, produced < 0 ? type : produced);
  const others = [...rules.players.keys()].filter(
    (player) => rules.players[player]?.kind !== 'random' && (owned[player]?.size ?? 0) > 0,
  );
  const owners = actor.isChance ? [actor.as, actor.player] : [actor.as, ...others];
  for (const owner of owners) for (const produced of facts.changes) addType(owner, produced);
  if (!facts.turns) return;
  const turned = others.flatMap((player) => [...(owned[player] ?? [])]);
  for (const owner of others) for (const one of turned) addType(owner, one);
}

function sizeOf(owned: Owned): number {
  return owned.reduce((sum, types) => sum + types.size, 0);
}

function kindsOfTurns({ players, turnOrder }: Rules): Omit<Actor, 'deeds'>[] {
  const keyOf = ({ player, as, moveType }: TurnEntry) => `${player} ${as} ${moveType}`;
  return [...new Map(turnOrder.entries.map((entry) => [keyOf(entry), entry])).values()].map(
    ({ player, as, moveType }) => {
      const isChance = players[player]?.kind === 'random';
      return { player, as, moveType, isChance };
    },
  );
}

/** Possible actions of each kind of turn, derived from the rules without playing. */
export function actorsOf(rules: Rules): readonly Actor[] {
  const blocks = rules.pieces.flatMap((piece, type) => blocksOf(rules, piece, type));
  const owned = initiallyOwned(rules);
  const kinds = kindsOfTurns(rules).map((kind) => ({
    kind,
    within: reachableBlocks(blocks, kind.moveType),
  }));
  const ownedBlocks = ({ kind, within }: (typeof kinds)[number]) =>
    within.filter(({ type }) => owned[kind.as]?.has(type) === true);
  for (let before = -1; before !== sizeOf(owned);) {
    before = sizeOf(owned);
    for (const one of kinds)
      for (const ownBlock of ownedBlocks(one)) addProducedTypes(rules, owned, one.kind, ownBlock);
  }
  return kinds.map((one) => ({ ...one.kind, deeds: ownedBlocks(one) }));
}
