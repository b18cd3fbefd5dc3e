import type { Context } from '../model/context.ts';

/** Writes a text to a file for the person, and says where it went or why it did not. */
export function handOut(context: Context, name: string, text: string, ending?: string): void {
  const { environment, messages, say } = context;
  const written = environment.export(name, text, ending);
  const [problem] = written.ok ? [] : written.problems;
  if (written.ok) context.tell(say('screen-play-exported', { file: written.value }));
  else if (problem !== undefined) context.tell(messages.sayProblem(problem));
}
