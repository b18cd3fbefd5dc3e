import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../language/language.ts';

/** Placeholder for a component that is not loaded. Without a text, it is still loading. */
export type Waiting = ComponentType<{ readonly text?: string }>;

/** Component loaded on first display. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Wait: Waiting,
): ComponentType<P> {
  return function Lazy(props: P) {
    const [Loaded, setPart] = useState<ComponentType<P>>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      load().then(
        (component) => setPart(() => component),
        () => setFailed(true),
      );
    }, []);
    if (Loaded !== undefined) return <Loaded {...props} />;
    return failed ? <Wait text={say('web-load-failed')} /> : <Wait />;
  };
}
