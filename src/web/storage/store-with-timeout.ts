import { createStore } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** Milliseconds in which a browser answers that answers at all; writing may take longer. */
export const PATIENCE = 3_000;
const WRITING = 10_000;

/** The browser's storage did not answer: it may do so later. */
export class NoAnswer extends Error {}

/**
 * A store of the browser's database that fails where the browser never answers, instead of waiting
 * for ever. The database is opened anew the next time.
 */
export function patientStore(database: string, name: string): UseStore {
  let store: UseStore | undefined;
  return (mode, use) => {
    const opened = (store ??= createStore(database, name));
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        if (store === opened) store = undefined;
        reject(new NoAnswer(`${database} does not answer`));
      };
      let timer = setTimeout(giveUp, PATIENCE);
      const used = opened(mode, (objects) => {
        if (mode === 'readwrite') {
          clearTimeout(timer);
          timer = setTimeout(giveUp, WRITING);
        }
        return use(objects);
      });
      used.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
