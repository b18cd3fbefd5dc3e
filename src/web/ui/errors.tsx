import { signal } from '@preact/signals';
import { Component } from 'preact';
import type { ComponentChildren } from 'preact';
import { say } from '../language/language.ts';
import { Header } from './header.tsx';

/** Text of the last uncaught error, or empty. */
const uncaught = signal('');

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Starts reporting uncaught errors. */
export function followErrors(): void {
  // Browsers report some internal problems without an error object. Ignore those.
  addEventListener('error', ({ error }: { readonly error: unknown }) => {
    if (error !== undefined && error !== null) uncaught.value = textOf(error);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    uncaught.value = textOf(reason);
  });
}

function loadAgain(): void {
  location.reload();
}

/** Notice that stays until dismissed, because part of the page may have stopped working. */
export function ErrorNotice() {
  if (uncaught.value === '') return null;
  return (
    <div class="notice notice-error">
      <span>{say('web-error', { message: uncaught.value })}</span>
      <button onClick={loadAgain}>{say('web-load-again')}</button>
      <button class="quiet" onClick={() => (uncaught.value = '')}>
        {say('web-close')}
      </button>
    </div>
  );
}

interface GuardState {
  readonly error?: unknown;
}

/** Error boundary that shows a message in place of an empty page. */
export class PageGuard extends Component<{ readonly children: ComponentChildren }, GuardState> {
  static override getDerivedStateFromError(error: unknown): GuardState {
    return { error: error ?? new Error() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render({ children }: { readonly children: ComponentChildren }) {
    const { error } = this.state;
    if (error === undefined) return children;
    return (
      <>
        <Header />
        <main class="message">
          <p>{say('web-error', { message: textOf(error) })}</p>
          <button onClick={loadAgain}>{say('web-load-again')}</button>
          <a class="button" href="#/">
            {say('web-home')}
          </a>
        </main>
      </>
    );
  }
}
