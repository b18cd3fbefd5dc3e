import './text.css';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Arcade, Context, Key, Offer, Screen as TextScreen } from '../../screen/index.ts';
import { canSave } from '../storage/saves.ts';
import { Header } from '../ui/header.tsx';
import { notify } from '../ui/notices.tsx';
import { say, wantedLanguage } from '../language/language.ts';
import { readPress } from './keys.ts';
import { TouchKeys } from './touch-keys.tsx';
import { leaveIfOver, useArcade } from './use-arcade.ts';
import type { Sight } from './use-arcade.ts';

/** The text arcade in the page: the screens of the terminal, drawn on a canvas. */
export function Screen() {
  return <TextArcade title={say('web-text-mode')} first={(context) => context.routes.title()} />;
}

interface TextArcadeProps {
  readonly title: string;
  /** The screen that it opens with. */
  readonly first: (context: Context) => TextScreen;
}

/** The same with another screen first. */
export function TextArcade({ title, first }: TextArcadeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const sight: Sight = {
    text: useSignal(''),
    news: useSignal(''),
    offers: useSignal<readonly Offer[]>([]),
    isSmall: useSignal(false),
    isLarge: useSignal(true),
  };
  const arcade = useArcade(frame, canvas, sight, first);
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
    // Tab leads on in the page, unless the screen shows a use for it; back it always leads.
    if (key.name === 'tab' && (key.shift || !arcade.current.offersKey('tab'))) return;
    event.preventDefault();
    press(key);
  };
  const isPart = sight.isSmall.value && sight.isLarge.value;
  return (
    <div class="page page-text">
      <Header title={title} />
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
        >
          <canvas ref={canvas} aria-hidden="true" />
        </div>
        <pre class="unseen" id="text-screen">
          {sight.text.value}
        </pre>
        <TouchKeys
          onKey={press}
          offers={sight.offers.value}
          isLarge={sight.isSmall.value ? sight.isLarge.value : undefined}
          onSize={() => (sight.isLarge.value = !sight.isLarge.value)}
        />
      </main>
    </div>
  );
}

/** The switch at the head of the page turns the text screens, too. */
function followLanguage(arcade: Arcade | undefined, language: string): void {
  if (arcade === undefined || arcade.settings.language === language) return;
  arcade.changeSettings({ ...arcade.settings, language });
  arcade.redraw();
}
