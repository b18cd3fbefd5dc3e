import { describe, expect, it } from 'vitest';
import { EngineClient, EngineService } from '#play';
import type { Call, EngineTask, Preparation, Reply } from '#play';

interface Question {
  readonly game: string;
  readonly state: string;
  readonly source?: {
    readonly main: string;
    readonly files: readonly (readonly [string, string])[];
  };
}

interface Answer {
  readonly distance: number;
}

interface Progress {
  readonly positions: number;
}

type Task = EngineTask<Answer, Progress>;

const ANSWER: Answer = { distance: 7 };

function question(state: string): Question {
  return { game: 'cellar', state };
}

/** Task that answers after a number of slices. */
function task(slices: number): Task {
  let rest = slices;
  return {
    get progress() {
      return { positions: (slices - rest) * 100 };
    },
    run() {
      rest -= 1;
      return rest > 0 ? undefined : ANSWER;
    },
  };
}

/** Client and service together, with a worker that continues on command. */
class Bench {
  readonly began: string[] = [];
  readonly engine: EngineClient<Question, Answer, Progress>;
  opened = 0;
  closed = 0;
  crash: (message: string) => void = () => undefined;
  #rests: (() => void)[] = [];
  #time = 0;

  /** `lasts`: milliseconds between clock readings. */
  constructor(
    begin: (question: Question) => Task = () => task(3),
    lasts = 1000,
    prepare?: (question: Question) => Preparation,
  ) {
    this.engine = new EngineClient((onReply, onError) => {
      this.opened += 1;
      this.crash = onError;
      const service = new EngineService<Question, Answer, Progress>({
        begin: (asking) => {
          this.began.push(asking.state);
          return begin(asking);
        },
        ...(prepare === undefined ? {} : { prepare }),
        reply: onReply,
        rest: () => new Promise<void>((resolve) => this.#rests.push(resolve)),
        now: () => (this.#time += lasts),
      });
      return {
        post: (call) => void service.receive(call),
        close: () => void (this.closed += 1),
      };
    });
  }

  /** Resumes yielded work until none is left. */
  async finish(): Promise<void> {
    while (this.#rests.length > 0) {
      for (const rest of this.#rests.splice(0)) rest();
      await Promise.resolve();
      await Promise.resolve();
    }
  }
}

describe('a question to an engine', () => {
  it('is answered in slices, with progress reports', async () => {
    const bench = new Bench();
    const progressLog: Progress[] = [];
    const answer = bench.engine.ask(question('one'), (progress) => progressLog.push(progress));
    await bench.finish();
    expect(await answer).toEqual(ANSWER);
    expect(progressLog).toEqual([{ positions: 100 }, { positions: 200 }]);
  });

  it('yields only after a time slice, however small the steps are', async () => {
    const progressLog: Progress[] = [];
    const bench = new Bench(() => task(20), 10);
    const answer = bench.engine.ask(question('one'), (progress) => progressLog.push(progress));
    await bench.finish();
    expect(await answer).toEqual(ANSWER);
    expect(progressLog.map(({ positions }) => positions / 100)).toEqual([3, 6, 9, 12, 15, 18]);
  });

  it('resolves to undefined when replaced by another', async () => {
    const bench = new Bench();
    const first = bench.engine.ask(question('one'));
    const second = bench.engine.ask(question('two'));
    expect(await first).toBeUndefined();
    await bench.finish();
    expect(await second).toEqual(ANSWER);
    expect(bench.began).toEqual(['one', 'two']);
    expect(bench.opened).toBe(1);
  });

  it('is cancelled by stop, which ends all work on it', async () => {
    let runs = 0;
    const bench = new Bench(() => ({
      run: () => {
        runs += 1;
        return undefined;
      },
    }));
    const answer = bench.engine.ask(question('one'));
    bench.engine.stop();
    expect(await answer).toBeUndefined();
    await bench.finish();
    expect(runs).toBe(1);
    bench.engine.stop();
  });

  it('rejects if it is invalid, and the worker continues', async () => {
    const bench = new Bench(({ state }) => {
      if (state === 'bad') throw new RangeError('no such position');
      return task(1);
    });
    await expect(bench.engine.ask(question('bad'))).rejects.toThrow('no such position');
    expect(await bench.engine.ask(question('good'))).toEqual(ANSWER);
    expect(bench.opened).toBe(1);
  });

  it('rejects if the worker crashes, and the next question starts another', async () => {
    const bench = new Bench();
    const answer = bench.engine.ask(question('one'));
    bench.crash('out of memory');
    await expect(answer).rejects.toThrow('out of memory');
    expect(bench.closed).toBe(1);
    const next = bench.engine.ask(question('two'));
    await bench.finish();
    expect(await next).toEqual(ANSWER);
    expect(bench.opened).toBe(2);
  });

  it('rejects if no worker can be started', async () => {
    const engine = new EngineClient<Question, Answer, Progress>(() => {
      throw new Error('no threads here');
    });
    await expect(engine.ask(question('one'))).rejects.toThrow('no threads here');
  });

  it('is cancelled when the engine is closed', async () => {
    const bench = new Bench();
    const answer = bench.engine.ask(question('one'));
    bench.engine.close();
    expect(await answer).toBeUndefined();
    expect(bench.closed).toBe(1);
  });

  it('ignores replies to other questions', async () => {
    let reply: (reply: Reply<Answer, Progress>) => void = () => undefined;
    const calls: Call<Question>[] = [];
    const engine = new EngineClient<Question, Answer, Progress>((onReply) => {
      reply = onReply;
      return { post: (call) => calls.push(call), close: () => undefined };
    });
    const progressLog: Progress[] = [];
    const answer = engine.ask(question('one'), (progress) => progressLog.push(progress));
    const id = calls[0]?.id ?? 0;
    reply({ id: id + 7, kind: 'progress', progress: { positions: 1 } });
    reply({ id: id + 7, kind: 'error', message: 'of another one' });
    reply({ id, kind: 'answer', answer: ANSWER });
    expect(await answer).toEqual(ANSWER);
    expect(progressLog).toEqual([]);
  });
});

describe('the time limit of an answer', () => {
  it('is passed to the task, which answers as well as it can at the limit', async () => {
    const shares: number[] = [];
    const bench = new Bench(
      () => ({
        milliseconds: 200,
        run: (_positions, spent = 0) => {
          shares.push(spent);
          return spent >= 1 ? ANSWER : undefined;
        },
      }),
      10,
    );
    const answer = bench.engine.ask(question('one'));
    await bench.finish();
    expect(await answer).toEqual(ANSWER);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.filter((share) => share >= 1)).toHaveLength(1);
    expect(shares.length).toBeGreaterThan(10);
  });

  it('is met by adapting the step size to the cost of positions', async () => {
    const stepsOf = async (lasts: number) => {
      const steps: number[] = [];
      const run = (positions: number) => (steps.push(positions) < 40 ? undefined : ANSWER);
      const bench = new Bench(() => ({ run }), lasts);
      const answer = bench.engine.ask(question('one'));
      await bench.finish();
      await answer;
      return steps;
    };
    expect(Math.max(...(await stepsOf(60)).slice(1))).toBe(1);
    // No larger: the next positions may cost a hundred times as much.
    expect(Math.max(...(await stepsOf(0.5)))).toBe(128);
  });

  it('is met even if positions become ten times more expensive', async () => {
    const CHEAP = 2000;
    let [time, since, longest, searched] = [0, 0, 0, 0];
    const service = new EngineService<Question, Answer, Progress>({
      begin: () => ({
        run(positions) {
          searched += positions;
          time += positions * (searched < CHEAP ? 0.05 : 0.5);
          return searched < 2 * CHEAP ? undefined : ANSWER;
        },
      }),
      reply: () => undefined,
      rest() {
        longest = Math.max(longest, time - since);
        since = time;
        return Promise.resolve();
      },
      now: () => time,
    });
    await service.receive({ id: 1, question: question('one') });
    expect(longest).toBeGreaterThan(25);
    expect(longest).toBeLessThan(35);
  });
});

describe('preparation for a question', () => {
  const work = (parts: number) => {
    const done = { parts: 0 };
    const run = () => (done.parts += 1) >= parts;
    return { done, prepare: () => ({ run }) };
  };

  it('runs until it is done, without a reply', async () => {
    const { done, prepare } = work(7);
    const bench = new Bench(undefined, 1000, prepare);
    bench.engine.prepare(question('one'));
    await Promise.resolve();
    await bench.finish();
    expect([done.parts, bench.began, bench.opened]).toEqual([7, [], 1]);
  });

  it('stops immediately for a question or a stop', async () => {
    for (const leave of ['ask', 'stop'] as const) {
      const { done, prepare } = work(1000);
      const bench = new Bench(undefined, 1000, prepare);
      bench.engine.prepare(question('one'));
      await Promise.resolve();
      const { parts } = done;
      if (leave === 'stop') bench.engine.stop();
      const answer = leave === 'ask' ? bench.engine.ask(question('two')) : undefined;
      await bench.finish();
      expect(await answer).toEqual(leave === 'ask' ? ANSWER : undefined);
      expect(done.parts).toBe(parts);
      expect(parts).toBeLessThan(1000);
    }
  });

  it('does not disturb a pending question, and ignores errors', async () => {
    const bench = new Bench(undefined, 1000, () => {
      throw new RangeError('no such position');
    });
    const answer = bench.engine.ask(question('one'));
    bench.engine.prepare(question('two'));
    await bench.finish();
    expect(await answer).toEqual(ANSWER);
    bench.engine.prepare(question('two'));
    const next = bench.engine.ask(question('three'));
    await bench.finish();
    expect(await next).toEqual(ANSWER);
    expect(bench.opened).toBe(1);
  });
});

describe('the source of the rules', () => {
  const source = { files: [], main: 'cellar.zrf' };
  const sourceOf = (game: string) => (game === 'cellar' ? source : undefined);

  it('is added to a question that lacks it', () => {
    const calls: Call<Question>[] = [];
    const open = () => ({
      post: (call: Call<Question>) => calls.push(call),
      close: () => undefined,
    });
    const engine = new EngineClient<Question, Answer, Progress>(open, sourceOf);
    void engine.ask(question('one'));
    const other = { main: 'loft.zrf', files: [] };
    void engine.ask({ ...question('two'), source: other });
    void engine.ask({ ...question('three'), game: 'loft' });
    engine.stop();
    expect(calls.map((call) => call.question?.source)).toEqual([
      source,
      other,
      undefined,
      undefined,
    ]);
  });
});
