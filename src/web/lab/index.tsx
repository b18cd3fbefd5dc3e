import { say } from '../language/language.ts';
import { Header } from '../ui/header.tsx';
import { lazy } from '../ui/lazy.tsx';

function Message({ text = say('web-loading') }: { readonly text?: string }) {
  return (
    <div class="page">
      <Header title={say('web-lab')} />
      <p class="message">{text}</p>
    </div>
  );
}

/** Page of the lab. Its parts load behind this file, which keeps their list out of the first load. */
export const Screen = lazy(async () => (await import('./screen.tsx')).Screen, Message);
