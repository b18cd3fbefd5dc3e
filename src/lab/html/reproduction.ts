import type { Messages } from '#i18n';
import { gameName } from '../report/game-name.ts';
import { sayPhrase } from '../report/phrases.ts';
import { planId } from '../study/plan.ts';
import type { Provenance, ReportFile } from '../study/report-file.ts';
import { tag, textTag } from './markup/markup.ts';

const MINUTE = 60;
const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** File name as one word of a command line. */
function quoted(name: string): string {
  return /^[\w.-]+$/.test(name) && !name.startsWith('-')
    ? name
    : `'./${name.replaceAll("'", String.raw`'\''`)}'`;
}

/** Command that runs the study of a report file again. */
function commandFor(file: string): string {
  return `turnwright study run ${quoted(file)}`;
}

function formatDuration(messages: Messages, seconds: number): string {
  if (seconds < MINUTE) return messages.say('lab-html-seconds', { seconds: seconds.toFixed(1) });
  return messages.say('lab-html-minutes', { minutes: (seconds / MINUTE).toFixed(1) });
}

/** Duration, with the time that one thread would have needed if there were several. */
function durationOf(messages: Messages, { seconds, work, workers }: Provenance): string {
  const duration = formatDuration(messages, seconds);
  if (work === undefined || workers === 1) return duration;
  return messages.say('lab-html-work', { duration, work: formatDuration(messages, work) });
}

function executorOf(messages: Messages, { executor, workers }: Provenance): string {
  const id = `lab-html-executor-${executor}`;
  return messages.has(id) ? messages.say(id, { workers }) : `${executor} × ${workers}`;
}

/** Section with the command, the seed, the versions and the plan. */
export function reproduction(
  { plan, provenance }: ReportFile,
  { messages, file }: { readonly messages: Messages; readonly file: string },
): string {
  const { version, started } = provenance;
  const rows: readonly (readonly [string, string])[] = [
    ['label-seed', plan.seed],
    ['lab-html-version', `Turnwright ${version}`],
    [
      'lab-html-rules',
      sayPhrase(messages, {
        id: 'lab-html-rules-of',
        args: { game: gameName(plan.game.id), rules: plan.game.rules },
      }),
    ],
    ['lab-html-plan-id', planId(plan)],
    ['lab-html-started', started.slice(0, DATE_LENGTH)],
    ['lab-html-duration', durationOf(messages, provenance)],
    ['lab-html-executor', executorOf(messages, provenance)],
  ];
  const facts = rows.map(([id, value]) =>
    tag('div', {}, [textTag('dt', messages.say(id)), textTag('dd', value)]),
  );
  const scrolls = { tabindex: 0, role: 'region', dir: 'ltr', lang: 'en' };
  const command = commandFor(file);
  return tag('section', { class: 'reproduce' }, [
    textTag('h2', messages.say('lab-html-reproduce')),
    textTag('p', messages.say('lab-html-reproduce-about')),
    textTag('pre', command, { ...scrolls, 'aria-label': messages.say('lab-html-command') }),
    tag('dl', {}, facts),
    tag('details', {}, [
      textTag('summary', messages.say('lab-html-plan')),
      textTag('pre', JSON.stringify(plan, undefined, 2), {
        ...scrolls,
        'aria-label': messages.say('lab-html-plan'),
      }),
    ]),
  ]);
}
