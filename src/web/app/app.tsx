import { useEffect, useState } from 'preact/hooks';
import { needTexts, say } from '../language/language.ts';
import { scenes } from '../scenes/index.ts';
import type { Scene } from '../scenes/index.ts';
import { Arcade } from './arcade.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { route } from './route.ts';

export function App() {
  return (
    <>
      <Opened />
      <Notices />
    </>
  );
}

function Opened() {
  const now = route.value;
  useEffect(() => {
    const name = now.kind === 'game' && now.game in scenes ? say(`game-${now.game}`) : undefined;
    document.title = name === undefined ? 'Turnwright' : `${name} · Turnwright`;
  });
  switch (now.kind) {
    case 'arcade':
      return <Arcade />;
    case 'text':
      return <Lazy name="text" load={() => import('../text/index.ts')} topics={[]} />;
    case 'game': {
      const scene = scenes[now.game];
      if (scene === undefined) return <Missing path={now.game} />;
      return <Lazy name={now.game} load={scene} topics={[now.game]} />;
    }
    case 'unknown':
      return <Missing path={now.path} />;
  }
}

interface LazyProps {
  readonly name: string;
  readonly load: () => Promise<Scene>;
  readonly topics: readonly string[];
}

/** Loads a screen and its texts when it is opened. */
function Lazy({ name, load, topics }: LazyProps) {
  const [screen, setScreen] = useState<Scene & { readonly name: string }>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    setFailed(false);
    Promise.all([load(), needTexts(...topics)]).then(
      ([{ Screen }]) => setScreen({ name, Screen }),
      () => setFailed(true),
    );
  }, [name]);
  if (failed) return <Message text={say('web-load-failed')} />;
  if (screen?.name !== name) return <Message text={say('web-loading')} />;
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
