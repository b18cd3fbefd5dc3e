import { assertDefined } from '#core';
import type { Coverage, CoverageItem, CoverageWatch } from '#lab/study/coverage.ts';
import { droppedType, EMPTY, moversOf, ownerOf, typeOf } from '../rules/index.ts';
import type { Play, Rules, ZrfAction, ZrfGame, ZrfState } from '../rules/index.ts';
import { BlockFinder, blockItems, blocksOf } from './block-watch.ts';
import { placeOf } from './places.ts';

type Goal = Rules['goals'][number];

const GOAL_WORDS: Readonly<Record<Goal['kind'], string>> = {
  win: 'win-condition',
  loss: 'loss-condition',
  draw: 'draw-condition',
  count: 'count-condition',
};

/** Pieces that people see. */
function isShown({ options }: Rules, { name, isDummy }: Rules['pieces'][number]): boolean {
  return !isDummy && !options.helperPieces.includes(name);
}

function pieceItems(rules: Rules): readonly CoverageItem[] {
  return rules.pieces
    .filter((piece) => isShown(rules, piece))
    .flatMap(({ name, at, moves, drops }): CoverageItem[] => {
      const place = placeOf(at);
      const piece: CoverageItem = { id: `piece ${name}`, kind: 'piece', name, place };
      if (moves.length + drops.length === 0) return [piece];
      const within = piece.id;
      return [piece, { id: `mover ${name}`, kind: 'mover', name, place, within }];
    });
}

function goalItems({ goals, players }: Rules): readonly CoverageItem[] {
  return goals.map((goal, at): CoverageItem => {
    const names = goal.players.map((player) => players[player]?.name ?? '').join(' ');
    const name = `(${GOAL_WORDS[goal.kind]} (${names}) ...)`;
    return { id: `goal ${at + 1}`, kind: 'goal', name, place: placeOf(goal.at) };
  });
}

function placeItems({ board }: Rules): readonly CoverageItem[] {
  const isDummy = (position: number) => board.positions[position]?.isDummy === true;
  const zones = board.zones
    .filter(({ positions }) => positions.flatMap((list) => list ?? []).some((one) => !isDummy(one)))
    .map(({ name }): CoverageItem => ({ id: `zone ${name}`, kind: 'zone', name }));
  const squares = board.positions
    .filter(({ isDummy }) => !isDummy)
    .map(({ name }): CoverageItem => ({ id: `square ${name}`, kind: 'square', name }));
  return [...zones, ...squares];
}

/** Everything that watching a game needs, computed once per game. */
class Watching {
  readonly play: Play;
  readonly items: readonly CoverageItem[];
  readonly finder: BlockFinder | undefined;
  /** Ids of the items of blocks, in their order. */
  readonly blocks: readonly string[];
  readonly #zonesAt: readonly (readonly (readonly string[])[])[];

  constructor(play: Play) {
    const { rules } = play;
    const blocks = blocksOf(rules);
    const blockList = blockItems(rules, blocks);
    this.play = play;
    this.items = [...pieceItems(rules), ...blockList, ...goalItems(rules), ...placeItems(rules)];
    this.blocks = blockList.map(({ id }) => id);
    this.finder = blocks.length === 0 ? undefined : new BlockFinder(rules, blocks);
    this.#zonesAt = rules.players.map((_, player) =>
      rules.board.positions.map((_position, at) =>
        rules.board.zones.flatMap(({ name, positions }) =>
          positions[player]?.includes(at) === true ? [`zone ${name}`] : [],
        ),
      ),
    );
  }

  /** Ids of the zones of a player that contain a position. */
  zonesAt(player: number, position: number): readonly string[] {
    return this.#zonesAt[player]?.[position] ?? [];
  }
}

/** Observer of one game. */
class RulesWatch implements CoverageWatch {
  readonly #game: ZrfGame;
  readonly #watching: Watching;
  readonly #seen = new Set<string>();
  readonly #blocks = new Set<number>();
  #hasStarted = false;

  constructor(game: ZrfGame, watching: Watching) {
    this.#game = game;
    this.#watching = watching;
  }

  note(before: ZrfState, action: ZrfAction, after: ZrfState): void {
    if (!this.#hasStarted) this.#noteStart(before);
    this.#hasStarted = true;
    this.#noteMover(before, action);
    this.#noteChanges(before, after);
    this.#noteBlocks(before);
    if (after.ending !== undefined) this.#noteGoal(before, action);
  }

  seen(): readonly number[] {
    const { items, blocks } = this.#watching;
    for (const tag of this.#blocks) this.#seen.add(assertDefined(blocks[tag]));
    return [...items.keys()].filter((at) => this.#seen.has(assertDefined(items[at]).id));
  }

  get #rules(): Rules {
    return this.#watching.play.rules;
  }

  #pieceName(cell: number): string {
    const { cells } = this.#watching.play.program.classes;
    return this.#rules.pieces[typeOf(cells, cell)]?.name ?? '';
  }

  #squareName(position: number): string {
    return this.#rules.board.positions[position]?.name ?? '';
  }

  #noteStart({ cells }: ZrfState): void {
    for (const [position, cell] of cells.entries()) this.#notePiece(position, cell);
  }

  #notePiece(position: number, cell: number): void {
    if (cell === EMPTY) return;
    const { cells } = this.#watching.play.program.classes;
    this.#seen.add(`piece ${this.#pieceName(cell)}`);
    this.#seen.add(`square ${this.#squareName(position)}`);
    const zones = this.#watching.zonesAt(ownerOf(cells, cell), position);
    for (const zone of zones) this.#seen.add(zone);
  }

  #noteMover({ cells }: ZrfState, action: ZrfAction): void {
    const { classes } = this.#watching.play.program;
    const dropped = droppedType(classes.cells, action);
    if (dropped >= 0) this.#seen.add(`mover ${this.#rules.pieces[dropped]?.name ?? ''}`);
    for (const { from } of moversOf(action)) {
      const cell = cells[from] ?? EMPTY;
      if (cell !== EMPTY) this.#seen.add(`mover ${this.#pieceName(cell)}`);
    }
  }

  #noteChanges(before: ZrfState, after: ZrfState): void {
    for (const [position, cell] of after.cells.entries()) {
      if (cell !== before.cells[position]) this.#notePiece(position, cell);
    }
  }

  #noteBlocks(state: ZrfState): void {
    const { finder, blocks } = this.#watching;
    if (finder === undefined || this.#blocks.size === blocks.length) return;
    const turn = this.#game.turn(state);
    if (turn.kind === 'over') return;
    const actions =
      turn.kind === 'decide' ? turn.actions : turn.outcomes.map(({ action }) => action);
    finder.find(state, actions, this.#blocks);
  }

  /** Repeats the last step, since endings do not name their goal. */
  #noteGoal(before: ZrfState, action: ZrfAction): void {
    const machine = this.#watching.play.machineOf(before);
    const index = machine.indexOf(action);
    if (index < 0) return;
    machine.make(machine.step(index));
    const conclusion = machine.conclusion();
    for (const [at, goal] of this.#rules.goals.entries()) {
      // After passes by all players, pieces are counted.
      const isCounted = conclusion === 'passed' && goal.kind === 'count';
      const hasGoal = typeof conclusion === 'object' && 'goal' in conclusion;
      if (isCounted || (hasGoal && conclusion.goal === goal)) this.#seen.add(`goal ${at + 1}`);
    }
  }
}

/** Pieces, blocks, goals, zones and squares of a variant, to be watched during games. */
export function coverageOf(game: ZrfGame, variant: string): Coverage {
  const watching = new Watching(game.playOf(variant));
  return {
    items: watching.items,
    watch: () => {
      const watch = new RulesWatch(game, watching);
      return {
        note: (before, action, after) =>
          watch.note(before as ZrfState, action as ZrfAction, after as ZrfState),
        seen: () => watch.seen(),
      };
    },
  };
}
