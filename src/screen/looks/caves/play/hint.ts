import { hintFor } from '../../../../presentation/caves/hints.ts';
import type { Context } from '../../../model/context.ts';
import { hintKeys } from '../keys/keys.ts';
import { isAtExit } from './press.ts';
import type { CavesRun } from './run-model.ts';

/** What goes on by itself, or what is explained of the first turns; empty for nothing. */
export function hintShown({ say, settings, environment }: Context, run: CavesRun): string {
  const { errand, view } = run;
  if (errand !== undefined) return say(`caves-screen-errand-${errand.kind}`);
  if (isAtExit(view)) return say('caves-screen-hint-exit');
  const hint = settings.guidance === 'off' ? undefined : hintFor(view);
  if (hint === undefined) return '';
  const isTouch = environment.isTouch?.() === true;
  const id = hint === 'walk' && isTouch ? 'walk-touch' : hint;
  return say(`caves-screen-hint-${id}`, hintKeys(say, isTouch));
}
