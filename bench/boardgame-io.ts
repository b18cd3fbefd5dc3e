import { Client } from 'boardgame.io/client';
import { startKalah } from '../src/games/kalah/rules/index.ts';
import type { KalahState } from '../src/games/kalah/rules/index.ts';
import { endlessKalah, OPTIONS } from './endless.ts';
import type { Move } from './endless.ts';

/** Configuration of boardgame.io: as in its manual, or with every optional feature switched off. */
export type PeerSetup = 'by the book' | 'no turns, no undo';

export interface PeerRun {
  /** Milliseconds for the first 1 000 actions and for all of them. */
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

/** Plays the moves in a local boardgame.io client, in production mode and with the same rules. */
export function playInPeer(setup: PeerSetup, moves: readonly Move[]): PeerRun {
  const client = makeClient(setup);
  client.start();
  const { sow } = client.moves;
  if (sow === undefined) throw new Error('boardgame.io has no move "sow"');
  const start = performance.now();
  let first = 0;
  moves.forEach(({ house }, index) => {
    sow(house);
    if (index === FIRST - 1) first = performance.now() - start;
  });
  const all = performance.now() - start;
  const state = client.getState()?.G;
  client.stop();
  if (state === undefined) throw new Error('boardgame.io returned no state');
  return { first, all, state };
}
