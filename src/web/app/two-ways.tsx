import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { Header } from '../ui/header.tsx';
import { lazy } from './lazy.tsx';

/** The part of the address that opens the text screens. */
const TEXT = 'text';

/** What a game is shown as: drawn by a scene, or as text screens. */
interface Ways {
  /** The message with its name. */
  readonly title: string;
  readonly drawn: () => Promise<ComponentType>;
  readonly text: () => Promise<ComponentType>;
}

/** The pages of a game that can be shown in two ways, each loaded when it is opened. */
export function makePages({ title, drawn, text }: Ways): ComponentType {
  function Message({ text: said = say('web-loading') }: { readonly text?: string }) {
    return (
      <div class="page">
        <Header title={say(title)} />
        <p class="message">{said}</p>
      </div>
    );
  }
  const Drawn = lazy(drawn, Message);
  const TextScreens = lazy(text, Message);
  return function Pages() {
    const opened = route.value;
    const isText = opened.kind === 'game' && opened.part === TEXT;
    useEffect(() => {
      if (isText) scrollTo(0, 0);
    }, [isText]);
    return isText ? <TextScreens /> : <Drawn />;
  };
}
