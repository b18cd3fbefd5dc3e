import { failed } from '#core';
import type { Parsed } from '#core';
import { findKind, kindIds, studyGames } from '#games/studies.ts';
import type { AnyStudy, Plan } from '#lab';

/** Opens the study of a plan in this thread. */
export async function openStudy(plan: Plan): Promise<Parsed<AnyStudy>> {
  const kind = await findKind(plan.kind);
  if (kind !== undefined)
    return kind.open(
      plan,
      studyGames(() => performance.now()),
    );
  const kinds = kindIds.join(', ');
  return failed({
    code: 'plan-kind',
    message: `There is no kind of study called “${plan.kind}”. Choose from ${kinds}.`,
    args: { kind: plan.kind, kinds },
  });
}
