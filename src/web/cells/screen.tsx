import './text.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Arcade, Context, Key, Offer, Screen as TextScreen } from '#screen';
import { canSave } from '../storage/saves.ts';
import { Header } from '../ui/header.tsx';
import type { HeaderProps } from '../ui/header.tsx';
import { notify } from '../ui/notices.tsx';
import { say, wantedLanguage } from '../language/language.ts';
import type { LoadContents } from './contents.ts';
import { readPress } from './read-press.ts';
import { TouchKeys } from './touch-keys.tsx';
import { leaveIfOver, useArcade } from './use-arcade.ts';
import type { Sight } from './use-arcade.ts';

interface TextArcadeProps {
  readonly title: string;
  /** Link in the header, if it is not only to the home page. */
  readonly up?: HeaderProps['up'];
  /** Loads the games. */
  readonly load: LoadContents;
  /** Creates the first screen. */
  readonly first: (context: Context) => TextScreen;
}

/** Text screens on the page: the screens of the terminal, drawn on a canvas. */
export function TextArcade({ title, up, load, first }: TextArcadeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sight: Sight = {
    text: useSignal(''),
    news: useSignal(''),
    offers: useSignal<readonly Offer[]>([]),
    isSmall: useSignal(false),
    isLarge: useSignal(true),
    isNarrow: useSignal(false),
    loading: useSignal<'loading' | 'loaded' | 'failed'>('loading'),
  };
  const arcade = useArcade(frame, canvas, sight, load, first);
  useEffect(() => {
    if (!canSave.value) notify(say('web-cannot-save'));
  }, [canSave.value]);
  useSignalEffect(() => followLanguage(arcade.current, wantedLanguage()));
  const press = (key: Key) => {
    arcade.current?.press(key);
    leaveIfOver(arcade.current);
  };
  const onKey = (event: KeyboardEvent) => {
    const key = readPress(event);
    if (key === undefined || arcade.current === undefined) return;
    // Tab moves the focus unless the screen uses it. Shift-Tab always does.
    if (key.name === 'tab' && (key.shift || !arcade.current.offersKey('tab'))) return;
    event.preventDefault();
    press(key);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (arcade.current?.paste(text) === true) event.preventDefault();
  };
  const isPart = sight.isSmall.value && sight.isLarge.value;
  return (
    <div class="page page-text">
      <Header title={title} {...(up === undefined ? {} : { up })} />
      <main class="text">
        <p class={isPart ? 'text-news' : 'unseen'} role="status" id="text-news">
          {sight.news.value}
        </p>
        <div
          class="text-frame"
          ref={frame}
          tabIndex={0}
          role="application"
          aria-label={title}
          aria-describedby="text-screen"
          onKeyDown={onKey}
          onPaste={onPaste}
        >
          <Loading state={sight.loading.value} />
          <canvas ref={canvas} aria-hidden="true" hidden={sight.loading.value !== 'loaded'} />
        </div>
        <pre class="unseen" id="text-screen">
          {sight.text.value}
        </pre>
        <TouchKeys
          onKey={press}
          offers={sight.offers.value}
          hasOffers={isPart || sight.isNarrow.value}
          isLarge={sight.isSmall.value ? sight.isLarge.value : undefined}
          onSize={() => (sight.isLarge.value = !sight.isLarge.value)}
        />
      </main>
    </div>
  );
}

/** Placeholder until the screens are loaded. */
function Loading({ state }: { readonly state: 'loading' | 'loaded' | 'failed' }) {
  if (state === 'loaded') return null;
  return <p role="status">{say(state === 'failed' ? 'web-load-failed' : 'web-loading')}</p>;
}

/** Applies the page's language switch to the text screens. */
function followLanguage(arcade: Arcade | undefined, language: string): void {
  if (arcade === undefined || arcade.settings.language === language) return;
  arcade.changeSettings({ ...arcade.settings, language });
  arcade.redraw();
}
