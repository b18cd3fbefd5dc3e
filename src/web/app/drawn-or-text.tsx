import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PageDoor, ViewChoice } from '#games/page-door.ts';
import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { Header } from '../ui/header.tsx';
import { lazy } from '../ui/lazy.tsx';

/** Address part of the text screens. */
const TEXT = 'text';

/**
 * Pages of a game with both a graphical display and text screens. Each is loaded when it is opened.
 */
export function makePages(id: string, door: PageDoor, view: ViewChoice | undefined): ComponentType {
  function Message({ text: label = say('web-loading') }: { readonly text?: string }) {
    return (
      <div class="page">
        <Header title={say(`game-${id}`)} />
        <p class="message">{label}</p>
      </div>
    );
  }
  const Drawn = lazy(async () => (await door.load()).Screen, Message);
  const { topics } = door;
  const TextScreens = lazy(async () => {
    if (view === undefined) {
      const { EntryScreen } = await import('../cells/entry.tsx');
      return () => <EntryScreen id={id} />;
    }
    const { makeSingleGameScreen } = await import('../cells/single-game.tsx');
    return makeSingleGameScreen({ id, topics, leave: () => view.choose(false) });
  }, Message);
  return function Pages() {
    const opened = route.value;
    const isAsked = opened.kind === 'game' && opened.part === TEXT;
    const isText = isAsked || view?.isText() === true;
    useEffect(() => {
      if (isAsked) view?.choose(true);
    }, [isAsked]);
    useEffect(() => {
      if (isText) scrollTo(0, 0);
    }, [isText]);
    return isText ? <TextScreens /> : <Drawn />;
  };
}
