import { signal } from '@preact/signals';

/** Destination encoded in the fragment of the address. */
export type Route =
  | { readonly kind: 'arcade' }
  | { readonly kind: 'text' }
  | { readonly kind: 'lab' }
  | {
      readonly kind: 'game';
      readonly game: string;
      readonly part?: string;
      readonly shared?: string;
    }
  | { readonly kind: 'unknown'; readonly path: string };

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [first = '', ...rest] = path.split('/');
  if (first === '' && rest.length === 0) return { kind: 'arcade' };
  if (rest.length === 0 && (first === 'text' || first === 'lab')) return { kind: first };
  if (!/^[a-z]+$/.test(first)) return { kind: 'unknown', path };
  return parseGame(first, rest) ?? { kind: 'unknown', path };
}

const PART = /^[a-z][a-z0-9-]*(?::[a-z0-9-]+)?$/;

function parseGame(game: string, rest: readonly string[]): Route | undefined {
  const [part = ''] = rest[0] === 't' ? [] : rest;
  const opened = { kind: 'game', game, ...(part === '' ? {} : { part }) } as const;
  const [mark, shared, ...extra] = part === '' ? rest : rest.slice(1);
  if ((part !== '' && !PART.test(part)) || extra.length > 0) return undefined;
  if (mark === undefined || (mark === '' && shared === undefined)) return opened;
  return mark === 't' && shared !== undefined ? { ...opened, shared } : undefined;
}

export function makeRoute(route: Route): string {
  switch (route.kind) {
    case 'arcade':
      return '#/';
    case 'text':
    case 'lab':
      return `#/${route.kind}`;
    case 'game':
      return makeGame(route);
    case 'unknown':
      return `#/${route.path}`;
  }
}

function makeGame({ game, part, shared }: Extract<Route, { kind: 'game' }>): string {
  const parts = ['#', game, part, ...(shared === undefined ? [] : ['t', shared])];
  return parts.filter((one) => one !== undefined).join('/');
}

export const route = signal<Route>({ kind: 'arcade' });

/** Starts following the address. */
export function followAddress(): void {
  const read = () => (route.value = parseRoute(location.hash));
  addEventListener('hashchange', read);
  read();
}

/** Replaces the address without a history entry or a reload. */
export function renameRoute(to: Route): void {
  history.replaceState(null, '', makeRoute(to));
}

/** Address that opens a packed game on the page of `of`. */
export function shareAddress(of: Extract<Route, { kind: 'game' }>, packed: string): string {
  const { origin, pathname } = location;
  return origin + pathname + makeRoute({ ...of, shared: packed });
}
