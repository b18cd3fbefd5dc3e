import { useEffect, useState } from 'preact/hooks';
import { needTexts, say } from '../language/language.ts';
import type { Page } from '#games/page-door.ts';
import { hasPart, pageOf } from './entries.ts';
import type { PageEntry } from './entries.ts';
import { Arcade } from './arcade.tsx';
import { Header } from '../ui/header.tsx';
import { PageGuard } from '../ui/errors.tsx';
import { DropArea } from '../ui/drop-area.tsx';
import { Notices, notify } from '../ui/notices.tsx';
import { route } from '../address/route.ts';

const LAB_TOPICS = ['kinds', 'starts', 'balance', 'rules', 'reports', 'page'].map(
  (part) => `lab-${part}`,
);

export function App() {
  return (
    <DropArea
      text={say('web-drop-saved')}
      most={1}
      onDrop={() => notify(say('web-drop-not-saved'))}
    >
      <PageGuard key={route.value.kind === 'game' ? route.value.game : route.value.kind}>
        <Opened />
      </PageGuard>
      <Notices />
    </DropArea>
  );
}

function Opened() {
  const now = route.value;
  useEffect(() => {
    const name =
      now.kind === 'game' && pageOf(now.game) !== undefined ? say(`game-${now.game}`) : undefined;
    document.title = name === undefined ? 'Turnwright' : `${name} · Turnwright`;
  });
  switch (now.kind) {
    case 'arcade':
      return <Arcade />;
    case 'text':
      return <Lazy key="text" load={() => import('../cells/index.ts')} topics={[]} />;
    case 'lab':
      return (
        <Lazy key="lab" load={() => import('../lab/index.tsx')} topics={['lab', ...LAB_TOPICS]} />
      );
    case 'game': {
      const page = pageOf(now.game);
      if (page === undefined) return <Missing path={now.game} />;
      if (now.part !== undefined && !hasPart(now.game, now.part)) {
        return <Missing path={`${now.game}/${now.part}`} />;
      }
      return <Lazy key={now.game} {...page} />;
    }
    case 'unknown':
      return <Missing path={now.path} />;
  }
}

/** Loads a screen and its texts when it is opened. */
function Lazy({ load, topics }: PageEntry) {
  const [screen, setScreen] = useState<Page>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([load(), needTexts(topics)]).then(
      ([loaded]) => setScreen(loaded),
      () => setFailed(true),
    );
  }, []);
  if (failed) return <Message text={say('web-load-failed')} />;
  if (screen === undefined) return <Message text={say('web-loading')} />;
  return <screen.Screen />;
}

function Missing({ path }: { readonly path: string }) {
  return <Message text={say('web-no-page', { path: path.slice(0, 40) })} />;
}

function Message({ text }: { readonly text: string }) {
  return (
    <>
      <Header />
      <main class="message">
        <p>{text}</p>
        <a class="button" href="#/">
          {say('web-home')}
        </a>
      </main>
    </>
  );
}
