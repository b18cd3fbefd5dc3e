import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { say } from '../language/language.ts';

/** What stands in the place of a part that is not loaded; without a text, it will be soon. */
export type Waiting = ComponentType<{ readonly text?: string }>;

/** A component that is loaded when it is first shown. */
export function lazy<P extends object>(
  load: () => Promise<ComponentType<P>>,
  Wait: Waiting,
): ComponentType<P> {
  return function Lazy(props: P) {
    const [Part, setPart] = useState<ComponentType<P>>();
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => setFailed(true),
      );
    }, []);
    if (Part !== undefined) return <Part {...props} />;
    return failed ? <Wait text={say('web-load-failed')} /> : <Wait />;
  };
}
