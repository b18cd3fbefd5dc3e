import { describe, expect, it } from 'vitest';
import { SolverClient } from '#games/zrf/puzzles/index.ts';
import type {
  PuzzleSolver,
  SolvingAnswer,
  SolvingProgress,
  SolvingQuestion,
  SolvingWant,
} from '#games/zrf/puzzles/index.ts';

interface PendingQuestion {
  readonly question: SolvingQuestion;
  readonly tell: ((progress: SolvingProgress) => void) | undefined;
  readonly resolve: (answer: SolvingAnswer | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** A solver with manual replies, even to cancelled requests. */
class FakeSolver implements PuzzleSolver {
  readonly questions: PendingQuestion[] = [];
  stops = 0;
  isClosed = false;

  ask(
    question: SolvingQuestion,
    tell?: (progress: SolvingProgress) => void,
  ): Promise<SolvingAnswer | undefined> {
    return new Promise((resolve, reject) => {
      this.questions.push({ question, tell, resolve, reject });
    });
  }

  stop(): void {
    this.stops += 1;
  }

  close(): void {
    this.isClosed = true;
  }
}

const distanceAnswer = (distance: number): SolvingAnswer => ({
  kind: 'distance',
  distance,
  move: undefined,
});

function bench() {
  const solver = new FakeSolver();
  const received: string[] = [];
  let changes = 0;
  const client = new SolverClient(solver, () => (changes += 1));
  const ask = (want: SolvingWant) =>
    client.ask(
      { game: 'cellar', want, metric: 'moves', start: 'start', state: 'state' },
      (answer, { positions }) =>
        received.push(
          `${want}: ${answer.kind === 'distance' ? answer.distance : ''} of ${positions}`,
        ),
      (reason) => received.push(`${want}: ${reason}`),
    );
  const settle = async () => {
    for (let turn = 0; turn < 4; turn++) await Promise.resolve();
  };
  return { solver, client, heard: received, ask, settle, changes: () => changes };
}

describe('a client of the solver', () => {
  it('reports progress and then the answer, once each', async () => {
    const { solver, client, heard: received, ask, settle, changes } = bench();
    ask('hint');
    expect(client.busy).toEqual({ want: 'hint', positions: 0, depth: 0 });
    solver.questions[0]?.tell?.({ positions: 700, depth: 3 });
    expect([client.busy, changes()]).toEqual([{ want: 'hint', positions: 700, depth: 3 }, 1]);
    solver.questions[0]?.resolve(distanceAnswer(6));
    await settle();
    expect([client.busy, received, changes()]).toEqual([undefined, ['hint: 6 of 700'], 2]);
  });

  it('ignores replies to an earlier request', async () => {
    const { solver, client, heard: received, ask, settle, changes } = bench();
    ask('hint');
    ask('distance');
    solver.questions[0]?.tell?.({ positions: 1, depth: 1 });
    solver.questions[0]?.resolve(distanceAnswer(1));
    await settle();
    expect([received, changes(), client.busy?.want]).toEqual([[], 0, 'distance']);
    solver.questions[1]?.resolve(distanceAnswer(2));
    await settle();
    expect(received).toEqual(['distance: 2 of 0']);
  });

  it('ignores replies after a cancellation, and returns whether there was a request', async () => {
    const { solver, client, heard: received, ask, settle, changes } = bench();
    expect([client.stop(), solver.stops]).toEqual([false, 0]);
    ask('solution');
    expect([client.stop(), solver.stops, client.busy]).toEqual([true, 1, undefined]);
    solver.questions[0]?.tell?.({ positions: 1, depth: 1 });
    solver.questions[0]?.reject(new Error('late'));
    await settle();
    expect([received, changes()]).toEqual([[], 0]);
  });

  it('reports a failure and accepts new requests', async () => {
    const { solver, client, heard: received, ask, settle } = bench();
    ask('solution');
    solver.questions[0]?.reject(new Error('out of memory'));
    await settle();
    expect([received, client.busy]).toEqual([['solution: out of memory'], undefined]);
    ask('hint');
    solver.questions[1]?.resolve(distanceAnswer(3));
    await settle();
    expect(received.at(-1)).toBe('hint: 3 of 0');
  });

  it('closes the solver when closed', () => {
    const { solver, client, ask } = bench();
    ask('hint');
    client.close();
    expect([solver.stops, solver.isClosed, client.busy]).toEqual([1, true, undefined]);
  });
});
