import type { Context } from '../model/context.ts';

/** Exports a text to a file and announces its location, or the reason for a failure. */
export function exportText(context: Context, name: string, text: string, ending?: string): void {
  const { environment, messages, say } = context;
  const written = environment.export(name, text, ending);
  const [problem] = written.ok ? [] : written.problems;
  if (written.ok) context.announce(say('screen-play-exported', { file: written.value }));
  else if (problem !== undefined) context.announce(messages.sayProblem(problem));
}
