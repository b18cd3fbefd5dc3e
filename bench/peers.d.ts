/**
 * Types of the peer libraries, reduced to the parts the bench uses. Their own types exist only
 * after they are installed.
 */
declare module 'boardgame.io/client' {
  interface MoveContext<G> {
    G: G;
    ctx: { currentPlayer: string; turn: number };
    events: { endTurn(): void; endGame(result?: unknown): void };
  }

  interface PeerGame<G> {
    setup(): G;
    moves: Record<string, (context: MoveContext<G>, ...args: number[]) => unknown>;
    turn?: object;
    disableUndo?: boolean;
    endIf?(context: MoveContext<G>): unknown;
  }

  interface PeerClient<G> {
    start(): void;
    stop(): void;
    moves: Record<string, (...args: number[]) => void>;
    getState(): { G: G; ctx: { currentPlayer: string; gameover?: unknown } } | null;
  }

  export function Client<G>(options: { game: PeerGame<G>; debug?: boolean }): PeerClient<G>;
}

declare module 'chess.js' {
  export class Chess {
    perft(depth: number): number;
  }
}

declare module 'rot-js/lib/fov/recursive-shadowcasting.js' {
  type LightPasses = (x: number, y: number) => boolean;

  class RecursiveShadowcasting {
    constructor(lightPasses: LightPasses, options?: { topology: 4 | 6 | 8 });
    compute(x: number, y: number, radius: number, see: (x: number, y: number) => void): void;
  }
  export { RecursiveShadowcasting as default };
}

declare module 'rot-js/lib/path/astar.js' {
  type IsPassable = (x: number, y: number) => boolean;

  class AStar {
    constructor(
      toX: number,
      toY: number,
      isPassable: IsPassable,
      options?: { topology: 4 | 6 | 8 },
    );
    compute(fromX: number, fromY: number, step: (x: number, y: number) => void): void;
  }
  export { AStar as default };
}
