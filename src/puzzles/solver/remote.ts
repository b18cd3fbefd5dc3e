import type {
  SolvingAnswer,
  SolvingProgress,
  SolvingRequest,
  SolvingTask,
} from '../search/solving.ts';
import type { RulesTexts } from '../../games/zrf/index.ts';

/** A question about a puzzle, as text, so that it can cross to a worker. */
export interface SolvingQuestion extends SolvingRequest {
  readonly game: string;
  /** For games that the worker does not know by their id. */
  readonly source?: RulesTexts;
}

/** Where puzzles are solved: a worker, or a thread. */
export interface PuzzleSolver {
  /**
   * The answer; undefined where the question was dropped for another one, or for none. Rejects where
   * it is none about a puzzle. `tell` hears how far the answer has come.
   */
  solve(
    question: SolvingQuestion,
    tell?: (progress: SolvingProgress) => void,
  ): Promise<SolvingAnswer | undefined>;
  /** Drops the question that is being worked on. */
  stop(): void;
  close(): void;
}

/** What a worker is sent: a question, or none to drop the one before. */
export interface SolvingCall {
  readonly id: number;
  readonly question?: SolvingQuestion;
}

/** A call with the texts of the rules it is about. */
export function withSource(
  call: SolvingCall,
  sourceOf: (game: string) => RulesTexts | undefined,
): SolvingCall {
  const { question } = call;
  const source = question === undefined ? undefined : (question.source ?? sourceOf(question.game));
  if (question === undefined || source === undefined) return call;
  return { ...call, question: { ...question, source } };
}

/** What a worker sends back. */
export type SolvingReply =
  | { readonly id: number; readonly kind: 'progress'; readonly progress: SolvingProgress }
  | { readonly id: number; readonly kind: 'answer'; readonly answer: SolvingAnswer }
  | { readonly id: number; readonly kind: 'error'; readonly message: string };

/** Positions between two looks at what else is asked. */
const SLICE = 10_000;

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * The worker's end: one question at a time, in slices. What was found out for a question that is
 * dropped is not lost, as far as tasks share it.
 */
export class SolvingService {
  readonly #begin: (question: SolvingQuestion) => SolvingTask;
  readonly #reply: (reply: SolvingReply) => void;
  readonly #rest: () => Promise<void>;
  #now = 0;

  /** `rest` lets calls come in that were sent meanwhile. */
  constructor(
    begin: (question: SolvingQuestion) => SolvingTask,
    reply: (reply: SolvingReply) => void,
    rest: () => Promise<void>,
  ) {
    this.#begin = begin;
    this.#reply = reply;
    this.#rest = rest;
  }

  async receive({ id, question }: SolvingCall): Promise<void> {
    this.#now = id;
    if (question === undefined) return;
    try {
      const task = this.#begin(question);
      let answer = task.run(SLICE);
      while (answer === undefined) {
        const { positions, depth } = task;
        this.#reply({ id, kind: 'progress', progress: { positions, depth } });
        await this.#rest();
        if (this.#now !== id) return;
        answer = task.run(SLICE);
      }
      this.#reply({ id, kind: 'answer', answer });
    } catch (error) {
      this.#reply({ id, kind: 'error', message: messageOf(error) });
    }
  }
}

/** A worker as the asking end sees it. */
export interface SolvingPort {
  post(call: SolvingCall): void;
  close(): void;
}

interface Waiting {
  readonly id: number;
  readonly tell: ((progress: SolvingProgress) => void) | undefined;
  resolve(answer: SolvingAnswer | undefined): void;
  reject(error: Error): void;
}

/** The asking end. The worker is started with the first question, and anew after it broke down. */
export class RemoteSolver implements PuzzleSolver {
  readonly #open: (
    onReply: (reply: SolvingReply) => void,
    onError: (message: string) => void,
  ) => SolvingPort;
  #port: SolvingPort | undefined;
  #waiting: Waiting | undefined;
  #asked = 0;

  constructor(
    open: (
      onReply: (reply: SolvingReply) => void,
      onError: (message: string) => void,
    ) => SolvingPort,
  ) {
    this.#open = open;
  }

  solve(
    question: SolvingQuestion,
    tell?: (progress: SolvingProgress) => void,
  ): Promise<SolvingAnswer | undefined> {
    this.#drop();
    const id = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#waiting = { id, tell, resolve, reject };
      try {
        this.#port ??= this.#open(
          (reply) => this.#receive(reply),
          (message) => this.#fail(message),
        );
        this.#port.post({ id, question });
      } catch (error) {
        this.#fail(messageOf(error));
      }
    });
  }

  stop(): void {
    if (this.#waiting === undefined) return;
    this.#drop();
    this.#port?.post({ id: ++this.#asked });
  }

  close(): void {
    this.#drop();
    this.#port?.close();
    this.#port = undefined;
  }

  #drop(): void {
    this.#waiting?.resolve(undefined);
    this.#waiting = undefined;
  }

  #receive(reply: SolvingReply): void {
    const waiting = this.#waiting;
    if (waiting?.id !== reply.id) return;
    if (reply.kind === 'progress') {
      waiting.tell?.(reply.progress);
      return;
    }
    this.#waiting = undefined;
    if (reply.kind === 'answer') waiting.resolve(reply.answer);
    else waiting.reject(new Error(reply.message));
  }

  #fail(message: string): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    this.#port?.close();
    this.#port = undefined;
    waiting?.reject(new Error(message));
  }
}
