import './records.css';
import { useEffect, useRef } from 'preact/hooks';
import type { Problem } from '#core';
import { Icon } from '#web/ui/icon.tsx';
import { inputFiles } from '#web/ui/input-files.ts';
import type { Language } from '#i18n';
import { currentMessages, say, sayProblem } from '#web/language/language.ts';
import { builtInMessages } from '../files/built-in.ts';
import { titleOf } from '../../voice/glossary.ts';
import { RecordList } from './record-list.tsx';
import type { FittingGame } from './fitting-games.ts';
import type { RecordOpening, RecordState } from './record-opening.ts';

interface RecordFormProps {
  readonly opening: RecordOpening;
}

/** Text and files from which positions and games are opened, and the choices that remain. */
export function RecordForm({ opening }: RecordFormProps) {
  const state = opening.state.value;
  switch (state.kind) {
    case 'games':
      return (
        <>
          <Problems problems={state.problems} />
          <RecordList entries={state.entries} onChoose={(entry) => void opening.openEntry(entry)} />
          <Back opening={opening} />
        </>
      );
    case 'rules':
      return <RulesChoice opening={opening} state={state} />;
    case 'typing':
    case 'busy':
      return <TextForm opening={opening} state={state} />;
  }
}

function Back({ opening }: RecordFormProps) {
  return (
    <div class="row">
      <button type="button" class="quiet" onClick={() => opening.back()}>
        {say('record-back')}
      </button>
    </div>
  );
}

interface RulesChoiceProps extends RecordFormProps {
  readonly state: Extract<RecordState, { kind: 'rules' }>;
}

/** Title of a game in the reader's language. */
function titleIn({ file }: FittingGame, language: Language): string {
  const title = file.game.variants[0]?.title ?? file.id;
  return titleOf(title, builtInMessages(file.id, language));
}

/** Games whose rules allow the text. */
function RulesChoice({ opening, state: { entry, fits } }: RulesChoiceProps) {
  const { language } = currentMessages();
  return (
    <>
      <p>{say('record-which')}</p>
      <div class="record-choices">
        {fits.map((fit) => (
          <button key={fit.file.id} type="button" onClick={() => opening.openGame(entry, fit)}>
            {titleIn(fit, language)}
          </button>
        ))}
      </div>
      <Back opening={opening} />
    </>
  );
}

interface TextFormProps extends RecordFormProps {
  readonly state: Extract<RecordState, { kind: 'typing' | 'busy' }>;
}

function TextForm({ opening, state }: TextFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const problems = state.kind === 'typing' ? state.problems : [];
  const isBusy = state.kind === 'busy';
  const share = isBusy ? state.share : undefined;
  useEffect(() => showPlace(field.current, problems[0]), [problems]);
  return (
    <>
      <p class="about">{say('record-about')}</p>
      <textarea
        ref={field}
        class="record-text"
        rows={7}
        spellcheck={false}
        aria-label={say('record-text')}
        aria-invalid={problems.length > 0}
        value={opening.text.value}
        onInput={(event) => (opening.text.value = event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void opening.openText();
        }}
      />
      <Problems problems={problems} />
      <div class="row">
        <button
          type="button"
          class="primary"
          disabled={isBusy || opening.text.value.trim() === ''}
          onClick={() => void opening.openText()}
        >
          {say('web-import-open')}
        </button>
        <button type="button" disabled={isBusy} onClick={() => input.current?.click()}>
          <Icon name="file" />
          {say('record-file')}
        </button>
        <input
          ref={input}
          type="file"
          class="unseen"
          multiple
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            void opening.openFiles(inputFiles(currentTarget.files ?? []));
            currentTarget.value = '';
          }}
        />
        {isBusy ? <span role="status">{say('web-loading')}</span> : null}
        {share === undefined ? null : <progress value={share} aria-label={say('web-loading')} />}
      </div>
    </>
  );
}

/** Selects the word at the place of a problem. */
function showPlace(field: HTMLTextAreaElement | null, problem: Problem | undefined): void {
  if (field === null || problem?.line === undefined) return;
  const lines = field.value.split('\n');
  const before = lines.slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const start = before + (problem.column ?? 1) - 1;
  const word = /^\S+/.exec(field.value.slice(start))?.[0] ?? '';
  field.focus();
  field.setSelectionRange(start, start + word.length);
}

/** Problems with their line and column, as editors count them. */
function Problems({ problems }: { readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <ul class="problems">
        {problems.map((problem, index) => (
          <li key={index}>
            <Place problem={problem} /> {sayProblem(problem)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Place({ problem: { file, line, column = 1 } }: { readonly problem: Problem }) {
  if (line === undefined) return null;
  return (
    <b>
      {file === undefined ? null : <bdi>{file}: </bdi>}
      {say('record-place', { line, column })}
    </b>
  );
}
