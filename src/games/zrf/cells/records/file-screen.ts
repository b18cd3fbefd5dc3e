import type { Screen } from '#screen/model/screen.ts';
import { typingScreen } from '#screen/menus/typing.ts';
import { makeField } from '#screen/widgets/text-field.ts';
import { describeWithLocation } from '#voice/problems.ts';
import type { ZrfContext } from '../services/services.ts';
import { openRecordText } from './open-record.ts';

const MAX_PATH = 4096;

/** Asks for the path of a file with games or positions, and opens it. */
export function fileScreen(rules: ZrfContext, back: Screen): Screen {
  const { context, services } = rules;
  const { say } = context;
  const ask = (path: string): Screen =>
    typingScreen(
      context,
      {
        field: makeField(path, MAX_PATH),
        question: say('zrf-records-path'),
        keys: say('zrf-records-path-keys'),
      },
      back,
      (typed) => {
        const file = typed.trim();
        const read = services.readRecord?.(file);
        if (file === '' || read === undefined) return back;
        if (read.ok) return openRecordText(rules, { text: read.value, file, back });
        const [problem] = read.problems;
        if (problem !== undefined) context.announce(describeWithLocation(problem, say));
        return ask(file);
      },
    );
  return ask('');
}
