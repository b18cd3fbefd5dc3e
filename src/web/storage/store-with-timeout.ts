import { createStore } from 'idb-keyval';
import type { UseStore } from 'idb-keyval';

/** Timeouts in milliseconds: for a response of the browser, and for writing. */
export const RESPONSE_TIMEOUT = 3_000;
const WRITE_TIMEOUT = 10_000;

/** Thrown when the browser's storage does not respond. It may do so later. */
export class NoAnswer extends Error {}

/**
 * Store in the browser's database that fails with a timeout instead of waiting forever. The next
 * access reopens the database.
 */
export function storeWithTimeout(database: string, name: string): UseStore {
  let store: UseStore | undefined;
  return (mode, use) => {
    const opened = (store ??= createStore(database, name));
    return new Promise((resolve, reject) => {
      const onTimeout = () => {
        if (store === opened) store = undefined;
        reject(new NoAnswer(`${database} does not respond`));
      };
      let timer = setTimeout(onTimeout, RESPONSE_TIMEOUT);
      const used = opened(mode, (objects) => {
        if (mode === 'readwrite') {
          clearTimeout(timer);
          timer = setTimeout(onTimeout, WRITE_TIMEOUT);
        }
        return use(objects);
      });
      used.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  };
}
