import type { Context } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import type { Screen } from '../model/screen.ts';

/** What can be left, and what is asked before. */
interface Leaving {
  leaveQuestion(): string | undefined;
}

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

/** Asks before a run is left: Escape is pressed by mistake. */
export function askToLeave(context: Context, run: Leaving, screen: Screen, back: Screen): Screen {
  const question = run.leaveQuestion() ?? context.say('screen-play-ask-escape');
  return context.routes.ask(question, () => back, screen);
}

/** Leads back from a run, or asks first where it would be lost. */
export function leaveRun(context: Context, run: Leaving, screen: Screen, back: Screen): Screen {
  const question = run.leaveQuestion();
  return question === undefined ? back : context.routes.ask(question, () => back, screen);
}
