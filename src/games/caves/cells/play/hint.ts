import { hintFor } from '../../voice/hints.ts';
import type { Context } from '#screen/model/context.ts';
import { keyNames } from '../keys/caves-keys.ts';
import { isAtExit } from './press.ts';
import type { CavesRun } from './run-model.ts';

/** What goes on by itself, or what is explained of the first turns; empty for nothing. */
export function hintShown(context: Context, run: CavesRun): string {
  const { say, settings, environment } = context;
  const { errand, view } = run;
  if (errand !== undefined) return say(`caves-screen-errand-${errand.kind}`);
  if (isAtExit(view)) return say('caves-screen-hint-exit');
  const hint = settings.guidance === 'off' ? undefined : hintFor(view);
  if (hint === undefined) return '';
  const isTouch = environment.isTouch?.() === true;
  const id = hint === 'walk' && isTouch ? 'walk-touch' : hint;
  return say(`caves-screen-hint-${id}`, keyNames(context));
}
