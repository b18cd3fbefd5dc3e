import { useEffect } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import { slowProblem } from '../../rules/index.ts';
import { say, sayProblem } from '#web/language/language.ts';
import { deleteFile } from './delete-file.ts';
import type { FileOpening, OpeningState } from './file-opening.ts';
import { progressText } from './opening-dialog.tsx';
import type { OpeningRun } from './opening-run.ts';
import { useWaited } from './patience.ts';

interface OpeningMessageProps {
  readonly opening: FileOpening;
  readonly state: Exclude<OpeningState, { readonly kind: 'opened' | 'wrong' }>;
}

function leave(): void {
  location.replace('#/zrf');
}

/** Message shown in place of a game that is not open. */
export function OpeningMessage({ opening, state }: OpeningMessageProps) {
  switch (state.kind) {
    case 'waiting':
      return <Waiting key="waiting" opening={opening} run={state.run} />;
    case 'slow':
      return (
        <MessagePage
          text={`${sayProblem(slowProblem(state.rules.milliseconds))} ${say('zrf-slow-page')}`}
        >
          <button type="button" class="primary" onClick={() => void opening.openSlow()}>
            {say('zrf-slow-open')}
          </button>
        </MessagePage>
      );
    case 'unfinished':
      return <RetryMessage opening={opening} text={say('zrf-unfinished')} />;
    case 'broken':
      return <RetryMessage opening={opening} text={say('zrf-broken', { reason: state.reason })} />;
    case 'missing':
      return <MessagePage text={say('zrf-missing', { id: opening.id.slice(0, 60) })} />;
    case 'stopped':
      return <MessagePage text={say('zrf-stopped')} />;
  }
}

interface MessagePageProps {
  readonly text: string;
  readonly children?: ComponentChildren;
}

function MessagePage({ text, children }: MessagePageProps) {
  return (
    <main class="message opening">
      <p>{text}</p>
      <div class="row">
        {children}
        <a class="button" href="#/zrf">
          {say('zrf-library')}
        </a>
      </div>
    </main>
  );
}

type RetryMessageProps = Pick<OpeningMessageProps, 'opening'> & { readonly text: string };

/** Options after an opening hung or crashed. */
function RetryMessage({ opening, text }: RetryMessageProps) {
  return (
    <MessagePage text={text}>
      <button type="button" class="primary" onClick={() => void opening.open(true)}>
        {say('zrf-open-plain')}
      </button>
      <button type="button" onClick={() => void opening.open()}>
        {say('web-retry')}
      </button>
      <button type="button" onClick={() => void deleteFile(opening.id).then(leave)}>
        {say('zrf-delete')}
      </button>
    </MessagePage>
  );
}

type WaitingProps = Pick<OpeningMessageProps, 'opening'> & { readonly run: OpeningRun | undefined };

/** Message shown when reading rules takes long; the button and Escape stop it. */
function Waiting({ opening, run }: WaitingProps) {
  const waited = useWaited();
  const stop = () => {
    opening.stop();
    leave();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') stop();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [opening]);
  if (!waited) return <main class="message" aria-busy="true" />;
  return (
    <main class="message opening" aria-busy="true">
      <p role="status">{progressText(run)}</p>
      <progress aria-label={progressText(run)} />
      <p class="about">{say('zrf-reading-about')}</p>
      <button type="button" onClick={stop}>
        {say('zrf-stop')}
      </button>
    </main>
  );
}
