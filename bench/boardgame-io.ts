import { Client } from 'boardgame.io/client';
import { startKalah } from '../src/games/kalah/rules/index.ts';
import type { KalahState } from '../src/games/kalah/rules/index.ts';
import { endlessKalah, OPTIONS } from './endless.ts';
import type { Move } from './endless.ts';

/** How boardgame.io is set up: as its manual has it, or stripped of all that can be left out. */
export type PeerSetup = 'by the book' | 'no turns, no undo';

export interface PeerRun {
  /** Milliseconds for the first 1 000 actions and for all. */
  readonly first: number;
  readonly all: number;
  readonly state: KalahState;
}

const FIRST = 1000;

function makeClient(setup: PeerSetup) {
  if (setup === 'no turns, no undo') {
    return Client<KalahState>({
      debug: false,
      game: {
        setup: () => startKalah(OPTIONS),
        disableUndo: true,
        turn: { activePlayers: { all: 'play' } },
        moves: { sow: ({ G }, house) => endlessKalah.apply(G, house).state },
      },
    });
  }
  return Client<KalahState>({
    debug: false,
    game: {
      setup: () => startKalah(OPTIONS),
      moves: {
        sow({ G, ctx, events }, house) {
          const { state } = endlessKalah.apply(G, house);
          if (String(state.mover) !== ctx.currentPlayer) events.endTurn();
          return state;
        },
      },
    },
  });
}

/** Plays the moves in a client of boardgame.io: local, in production mode, by the same rules. */
export function playInPeer(setup: PeerSetup, moves: readonly Move[]): PeerRun {
  const client = makeClient(setup);
  client.start();
  const { sow } = client.moves;
  if (sow === undefined) throw new Error('boardgame.io offers no move');
  const start = performance.now();
  let first = 0;
  moves.forEach(({ house }, index) => {
    sow(house);
    if (index === FIRST - 1) first = performance.now() - start;
  });
  const all = performance.now() - start;
  const state = client.getState()?.G;
  client.stop();
  if (state === undefined) throw new Error('boardgame.io has no state');
  return { first, all, state };
}
