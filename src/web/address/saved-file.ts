import { signal } from '@preact/signals';
import { makeRoute } from './route.ts';
import type { Route } from './route.ts';
import { packText } from './share.ts';

type GameRoute = Extract<Route, { kind: 'game' }>;

/** Route to the page of a game, by id. */
export const routeOfGame = signal((game: string): GameRoute => ({ kind: 'game', game }));

const HEAD_LENGTH = 200;
const MAX_SAVED_BYTES = 16_000_000;

/** Game id of a transcript; undefined for any other text. */
function gameIn(head: string): string | undefined {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  return /^turnwright \d/.test(text) ? /^game (\S+)/m.exec(text)?.[1] : undefined;
}

/** Address that opens a saved game on its page; undefined if the text is not a saved game. */
export async function addressOfSaved(text: string): Promise<string | undefined> {
  const game = gameIn(text.slice(0, HEAD_LENGTH));
  return game && makeRoute({ ...routeOfGame.value(game), shared: await packText(text) });
}

/** Opens a saved game. Returns false if the text is not one. */
export async function openSavedText(text: string): Promise<boolean> {
  const address = await addressOfSaved(text);
  if (address !== undefined) location.hash = address;
  return address !== undefined;
}

/** Opens a saved game from files. Expects exactly one file. */
export async function openSavedFile(files: readonly { readonly file: Blob }[]): Promise<boolean> {
  const [first, ...others] = files;
  if (first === undefined || others.length > 0 || first.file.size > MAX_SAVED_BYTES) return false;
  const head = await first.file.slice(0, HEAD_LENGTH).text();
  return gameIn(head) !== undefined && openSavedText(await first.file.text());
}
