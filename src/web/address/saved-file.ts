import { signal } from '@preact/signals';
import { makeRoute } from './route.ts';
import type { Route } from './route.ts';
import { packText } from './share.ts';

type GameRoute = Extract<Route, { kind: 'game' }>;

/** The page where a game is played, by its id. */
export const routeOfGame = signal((game: string): GameRoute => ({ kind: 'game', game }));

const HEAD_LENGTH = 200;
const MAX_SAVED_BYTES = 16_000_000;

/** The id of the game that a transcript is of; undefined for any other text. */
function gameIn(head: string): string | undefined {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  return /^turnwright \d/.test(text) ? /^game (\S+)/m.exec(text)?.[1] : undefined;
}

/** The address that opens a saved game on the page of its game; undefined where the text is none. */
export async function addressOfSaved(text: string): Promise<string | undefined> {
  const game = gameIn(text.slice(0, HEAD_LENGTH));
  return game && makeRoute({ ...routeOfGame.value(game), shared: await packText(text) });
}

/** Opens a saved game; false where the text is none. */
export async function openSavedText(text: string): Promise<boolean> {
  const address = await addressOfSaved(text);
  if (address !== undefined) location.hash = address;
  return address !== undefined;
}

/** The same for files that somebody gave: one saved game and nothing else. */
export async function openSavedFile(given: readonly { readonly file: Blob }[]): Promise<boolean> {
  const [only, ...others] = given;
  if (only === undefined || others.length > 0 || only.file.size > MAX_SAVED_BYTES) return false;
  const head = await only.file.slice(0, HEAD_LENGTH).text();
  return gameIn(head) !== undefined && openSavedText(await only.file.text());
}
