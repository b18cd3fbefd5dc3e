import { notify } from '#web/ui/notices.tsx';
import { say } from '#web/language/language.ts';
import { whyUnsuitable } from '../../analysis/index.ts';
import type { ZrfPageModel } from './zrf-page-model.ts';

/** True for games of several players; puzzles have solvers instead. */
export function hasAnalysis({ model }: ZrfPageModel): boolean {
  return model.session.seats.length > 1;
}

/** Opens the analysis of the game, or a notice if its rules allow none. */
export function openAnalysis({ gamePage, model }: ZrfPageModel): void {
  const reason = whyUnsuitable(model.file.game, model.match.state.variant);
  if (reason === undefined) gamePage.dialog.value = 'analysis';
  else notify(say('analysis-unsuitable', { reason }));
}

/** Asks "Why not?" about a move of the game. The answer loads on demand. */
export async function openWhyNot(page: ZrfPageModel): Promise<void> {
  const { file, match } = page.model;
  const reason = whyUnsuitable(file.game, match.state.variant);
  if (reason === undefined) await (await import('./why-not.ts')).askWhy(page);
  else notify(say('analysis-unsuitable', { reason }));
}
