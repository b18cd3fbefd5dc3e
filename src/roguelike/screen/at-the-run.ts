import type { Context } from '../../screen/model/context.ts';
import { isKey } from '../../screen/model/key.ts';
import type { Key } from '../../screen/model/key.ts';

/** What screens of runs do alike with the run that they show. */
interface ShownRun {
  readonly errand: unknown;
  notice: string;
  stop(): void;
}

/** Lets a key end what goes on by itself; whether that is all it is for. */
export function endErrand(run: ShownRun, key: Key): boolean {
  if (run.errand === undefined) return false;
  run.stop();
  return isKey(key, 'escape', 'space', 'enter', 'o');
}

/** Turns the hints of the first turns on or off, and says so. */
export function turnHints(context: Context, run: ShownRun): void {
  const { settings, say } = context;
  const guidance = settings.guidance === 'on' ? 'off' : 'on';
  context.changeSettings({ ...settings, guidance });
  run.notice = say(`run-hints-${guidance}`);
}
