import { findKind, studyGames } from '#games/studies.ts';
import { parsePlan, playChunk } from '#lab';
import type { AnyStudy, Chunk, ChunkResult } from '#lab';
import { makeProblem, must } from '#core';

/** Work for a thread: a chunk, and the plan of its study as text. */
export interface ChunkTask {
  readonly plan: string;
  readonly chunk: Chunk;
}

const clock = () => performance.now();
const MAX_STUDIES = 4;
const studies = new Map<string, Promise<AnyStudy>>();

async function open(text: string): Promise<AnyStudy> {
  const plan = must(parsePlan(text));
  const kind = await findKind(plan.kind);
  if (kind === undefined) throw new RangeError(`no kind of study: ${plan.kind}`);
  const study = await kind.open(plan, studyGames(clock));
  if (study.ok) return study.value;
  throw new RangeError(study.problems.map(makeProblem).join('\n'));
}

/** Opens a study once per thread. */
function studyOf(plan: string): Promise<AnyStudy> {
  const known = studies.get(plan);
  if (known !== undefined) return known;
  const opened = open(plan);
  studies.set(plan, opened);
  const [oldest] = studies.keys();
  if (studies.size > MAX_STUDIES && oldest !== undefined) studies.delete(oldest);
  return opened;
}

/** Plays a chunk in this thread; called by the pool. */
export async function playTask({ plan, chunk }: ChunkTask): Promise<ChunkResult> {
  return playChunk(await studyOf(plan), chunk, clock);
}
