import './lab.css';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '#core';
import { readReportFile, planId } from '#lab';
import type { ReportFile } from '#lab';
import { say } from '../language/language.ts';
import { DropArea } from '../ui/drop-area.tsx';
import { Header } from '../ui/header.tsx';
import { Icon } from '../ui/icon.tsx';
import type { InputFile } from '../ui/input-files.ts';
import { OpenButton } from '../ui/open-button.tsx';
import { ProblemList } from '../ui/problem-list.tsx';
import { makeStudyPlan } from './lab-games.ts';
import type { StudyChoices } from './lab-games.ts';
import { ReportView } from './report-view.tsx';
import { RunForm } from './run-form.tsx';
import { runInPage } from './run-study.ts';
import type { StudyProgress } from './run-study.ts';

const MAX_REPORT_BYTES = 32 * 1024 * 1024;
const EXTENSION = /\.(?:json|html?)$/i;

/** Part of the page that is shown. */
type Shown =
  | { readonly kind: 'start' }
  | { readonly kind: 'running'; readonly progress?: StudyProgress; readonly perUnit: number }
  | { readonly kind: 'report'; readonly file: ReportFile; readonly name: string };

/** Reads a report of a study, or lists its problems with the name of the file. */
async function readInput({ path, file }: InputFile) {
  if (file.size > MAX_REPORT_BYTES) {
    const args = { bytes: file.size, most: MAX_REPORT_BYTES };
    const message = `The file has ${file.size} bytes; the maximum is ${MAX_REPORT_BYTES}.`;
    const problem = { code: 'report-large', message, args, file: path };
    return { ok: false, problems: [problem] } as const;
  }
  const read = readReportFile(await file.text());
  if (read.ok) return read;
  return { ok: false, problems: read.problems.map((one) => ({ ...one, file: path })) } as const;
}

/** Page of the lab: opens reports and runs small studies. */
export function Screen() {
  const shown = useSignal<Shown>({ kind: 'start' });
  const problems = useSignal<readonly Problem[]>([]);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const open = async (files: readonly InputFile[]) => {
    const input = files.find(({ path }) => EXTENSION.test(path)) ?? files[0];
    if (input === undefined) return;
    const read = await readInput(input);
    problems.value = read.ok ? [] : read.problems;
    stopping.current?.abort();
    if (!read.ok) shown.value = { kind: 'start' };
    else shown.value = { kind: 'report', file: read.value, name: nameOf(input.path) };
  };

  const run = async (choices: StudyChoices) => {
    const stop = new AbortController();
    stopping.current = stop;
    problems.value = [];
    const perUnit = choices.game.kind === 'arena' ? 2 : 1;
    shown.value = { kind: 'running', perUnit };
    const plan = await makeStudyPlan(choices);
    const done = plan.ok
      ? await runInPage(plan.value, {
          signal: stop.signal,
          onProgress: (progress) => {
            if (stopping.current === stop) shown.value = { kind: 'running', progress, perUnit };
          },
        })
      : plan;
    // Another report may have been opened meanwhile.
    if (shown.peek().kind !== 'running' || stopping.current !== stop) return;
    problems.value = done.ok ? [] : done.problems;
    shown.value = done.ok
      ? { kind: 'report', file: done.value, name: planId(done.value.plan) }
      : { kind: 'start' };
  };

  const { value: now } = shown;
  return (
    <DropArea text={say('lab-page-drop')} most={1} onDrop={(files) => void open(files)}>
      <div class="page">
        <Header {...(now.kind === 'report' ? {} : { title: say('web-lab') })} />
        <main class="lab">
          {now.kind === 'report' ? (
            <ReportView {...now} onClose={() => (shown.value = { kind: 'start' })} />
          ) : null}
          {now.kind === 'running' ? (
            <Running {...now} onStop={() => stopping.current?.abort()} />
          ) : null}
          {now.kind === 'start' ? (
            <Start problems={problems.value} onOpen={open} onRun={(choices) => void run(choices)} />
          ) : null}
        </main>
      </div>
    </DropArea>
  );
}

function nameOf(path: string): string {
  return path.replace(EXTENSION, '').replace(/^.*\//, '');
}

interface StartProps {
  readonly problems: readonly Problem[];
  readonly onOpen: (files: readonly InputFile[]) => Promise<void>;
  readonly onRun: (choices: StudyChoices) => void;
}

function Start({ problems, onOpen, onRun }: StartProps) {
  return (
    <div class="lab-start">
      <p class="lab-about">{say('lab-page-about')}</p>
      <ProblemList problems={problems} />
      <section class="lab-card">
        <h2>{say('lab-page-run-title')}</h2>
        <p class="about">{say('lab-page-run-about')}</p>
        <RunForm onRun={onRun} />
      </section>
      <section class="lab-card">
        <h2>{say('lab-page-open-title')}</h2>
        <p class="about">{say('lab-page-open-about')}</p>
        <div class="row">
          <OpenButton
            name="lab-file"
            label={say('lab-page-open')}
            accept=".json,.html"
            onOpen={onOpen}
          />
        </div>
      </section>
    </div>
  );
}

interface RunningProps {
  readonly progress?: StudyProgress;
  /** Games of a unit. */
  readonly perUnit: number;
  readonly onStop: () => void;
}

/** Studies with a stopping rule have no known length. */
const MAX_KNOWN = 20_000;

function Running({ progress, perUnit, onStop }: RunningProps) {
  const { units = 0, all = Infinity, seconds = 0, answer = '' } = progress ?? {};
  const isKnown = all <= MAX_KNOWN;
  const args = {
    games: units * perUnit,
    all: all * perUnit,
    rate: seconds === 0 ? '0' : ((units * perUnit) / seconds).toFixed(1),
  };
  return (
    <div class="lab-running">
      <h2>{say('lab-page-running')}</h2>
      <progress
        aria-label={say('lab-page-running')}
        {...(isKnown ? { value: units, max: all } : {})}
      />
      <p>{say(isKnown ? 'lab-page-progress' : 'lab-page-progress-open', args)}</p>
      <p class="lab-answer">{answer === '' ? say('lab-page-no-answer') : answer}</p>
      <button type="button" onClick={onStop}>
        <Icon name="pause" />
        {say('lab-page-stop')}
      </button>
    </div>
  );
}
