import { useEffect } from 'preact/hooks';
import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { Header } from '../ui/header.tsx';
import { lazy } from './lazy.tsx';

/** The part of the address that opens the text screens. */
const TEXT = 'text';

const Table = lazy(async () => (await import('../scenes/dice/index.ts')).Screen, Message);
const TextScreens = lazy(async () => (await import('../cells/entry.tsx')).DiceScreen, Message);

/** The pages of the dice game: as a table, or as text screens. */
export function Screen() {
  const opened = route.value;
  const isText = opened.kind === 'game' && opened.part === TEXT;
  useEffect(() => {
    if (isText) scrollTo(0, 0);
  }, [isText]);
  return isText ? <TextScreens /> : <Table />;
}

function Message({ text = say('web-loading') }: { readonly text?: string }) {
  return (
    <div class="page">
      <Header title={say('game-dice')} />
      <p class="message">{text}</p>
    </div>
  );
}
