/** As much of the peers as the bench uses; their own types are there only once they are installed. */
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
