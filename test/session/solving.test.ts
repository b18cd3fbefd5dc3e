import { describe, expect, it } from 'vitest';
import type {
  SolvingCall,
  SolvingQuestion,
  SolvingReply,
} from '../../src/puzzles/solver/remote.ts';
import { RemoteSolver, SolvingService, withSource } from '../../src/puzzles/solver/remote.ts';
import type {
  SolvingAnswer,
  SolvingProgress,
  SolvingTask,
} from '../../src/puzzles/search/solving.ts';

const ANSWER: SolvingAnswer = { kind: 'distance', distance: 7, move: undefined };

function question(state: string): SolvingQuestion {
  return { game: 'cellar', want: 'distance', metric: 'moves', start: 'start', state };
}

/** A task that answers in so many slices. */
function task(slices: number): SolvingTask {
  let rest = slices;
  const [all, each] = [slices, 100];
  return {
    get positions() {
      return (all - rest) * each;
    },
    get depth() {
      return all - rest;
    },
    run() {
      rest -= 1;
      return rest > 0 ? undefined : ANSWER;
    },
  };
}

/** Both ends in one place: a worker that goes on when it is told to. */
class Bench {
  readonly began: string[] = [];
  readonly solver: RemoteSolver;
  opened = 0;
  closed = 0;
  crash: (message: string) => void = () => undefined;
  #rests: (() => void)[] = [];

  constructor(begin: (question: SolvingQuestion) => SolvingTask = () => task(3)) {
    this.solver = new RemoteSolver((onReply, onError) => {
      this.opened += 1;
      this.crash = onError;
      const service = new SolvingService(
        (asked) => {
          this.began.push(asked.state);
          return begin(asked);
        },
        onReply,
        () => new Promise<void>((resolve) => this.#rests.push(resolve)),
      );
      return {
        post: (call) => void service.receive(call),
        close: () => void (this.closed += 1),
      };
    });
  }

  /** Lets what rests go on, until nothing rests any more. */
  async finish(): Promise<void> {
    while (this.#rests.length > 0) {
      for (const rest of this.#rests.splice(0)) rest();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

describe('a question about a puzzle', () => {
  it('is answered in slices, and how far it has come is told', async () => {
    const bench = new Bench();
    const told: SolvingProgress[] = [];
    const answer = bench.solver.solve(question('one'), (progress) => told.push(progress));
    await bench.finish();
    expect(await answer).toEqual(ANSWER);
    expect(told).toEqual([
      { positions: 100, depth: 1 },
      { positions: 200, depth: 2 },
    ]);
  });

  it('is dropped for the next one, and answers undefined', async () => {
    const bench = new Bench();
    const first = bench.solver.solve(question('one'));
    const second = bench.solver.solve(question('two'));
    expect(await first).toBeUndefined();
    await bench.finish();
    expect(await second).toEqual(ANSWER);
    expect(bench.began).toEqual(['one', 'two']);
    expect(bench.opened).toBe(1);
  });

  it('is dropped by stop, after which nothing more is worked out', async () => {
    let runs = 0;
    const bench = new Bench(() => ({
      positions: 0,
      depth: 0,
      run: () => {
        runs += 1;
        return undefined;
      },
    }));
    const answer = bench.solver.solve(question('one'));
    bench.solver.stop();
    expect(await answer).toBeUndefined();
    await bench.finish();
    expect(runs).toBe(1);
    bench.solver.stop();
  });

  it('that cannot be asked is told as an error, and the worker stays', async () => {
    const bench = new Bench(({ state }) => {
      if (state === 'bad') throw new RangeError('no such position');
      return task(1);
    });
    await expect(bench.solver.solve(question('bad'))).rejects.toThrow('no such position');
    expect(await bench.solver.solve(question('good'))).toEqual(ANSWER);
    expect(bench.opened).toBe(1);
  });

  it('fails with a worker that breaks down; the next one starts another', async () => {
    const bench = new Bench();
    const answer = bench.solver.solve(question('one'));
    bench.crash('out of memory');
    await expect(answer).rejects.toThrow('out of memory');
    expect(bench.closed).toBe(1);
    const next = bench.solver.solve(question('two'));
    await bench.finish();
    expect(await next).toEqual(ANSWER);
    expect(bench.opened).toBe(2);
  });

  it('fails where no worker can be had', async () => {
    const solver = new RemoteSolver(() => {
      throw new Error('no threads here');
    });
    await expect(solver.solve(question('one'))).rejects.toThrow('no threads here');
  });

  it('is dropped when the solver is closed', async () => {
    const bench = new Bench();
    const answer = bench.solver.solve(question('one'));
    bench.solver.close();
    expect(await answer).toBeUndefined();
    expect(bench.closed).toBe(1);
  });

  it('does not hear answers to another one', async () => {
    let reply: (reply: SolvingReply) => void = () => undefined;
    const calls: SolvingCall[] = [];
    const solver = new RemoteSolver((onReply) => {
      reply = onReply;
      return { post: (call) => calls.push(call), close: () => undefined };
    });
    const told: SolvingProgress[] = [];
    const answer = solver.solve(question('one'), (progress) => told.push(progress));
    const id = calls[0]?.id ?? 0;
    reply({ id: id + 7, kind: 'progress', progress: { positions: 1, depth: 1 } });
    reply({ id: id + 7, kind: 'error', message: 'of another one' });
    reply({ id, kind: 'answer', answer: ANSWER });
    expect(await answer).toEqual(ANSWER);
    expect(told).toEqual([]);
  });
});

describe('the texts of rules', () => {
  const source = { files: [], main: 'cellar.zrf' };
  const sourceOf = (game: string) => (game === 'cellar' ? source : undefined);

  it('go along with the question', () => {
    const call = { id: 1, question: question('one') };
    expect(withSource(call, sourceOf).question).toMatchObject({ game: 'cellar', source });
    const other = { id: 2, question: { ...question('one'), game: 'loft' } };
    expect(withSource(other, sourceOf)).toBe(other);
    expect(withSource({ id: 3 }, sourceOf)).toEqual({ id: 3 });
  });
});
