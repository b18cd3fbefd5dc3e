import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Page } from '#games/page-door.ts';
import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { Header } from '../ui/header.tsx';
import { lazy } from '../ui/lazy.tsx';

/** Address part of the text screens. */
const TEXT = 'text';

/**
 * Pages of a game with both a graphical display and text screens. Each is loaded when it is opened.
 */
export function makePages(id: string, drawn: () => Promise<Page>): ComponentType {
  function Message({ text: label = say('web-loading') }: { readonly text?: string }) {
    return (
      <div class="page">
        <Header title={say(`game-${id}`)} />
        <p class="message">{label}</p>
      </div>
    );
  }
  const Drawn = lazy(async () => (await drawn()).Screen, Message);
  const TextScreens = lazy(async () => (await import('../cells/entry.tsx')).EntryScreen, Message);
  return function Pages() {
    const opened = route.value;
    const isText = opened.kind === 'game' && opened.part === TEXT;
    useEffect(() => {
      if (isText) scrollTo(0, 0);
    }, [isText]);
    return isText ? <TextScreens id={id} /> : <Drawn />;
  };
}
