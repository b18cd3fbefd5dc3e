import { signal } from '@preact/signals';

/** What the fragment of the address asks for. */
export type Route =
  | { readonly kind: 'arcade' }
  | { readonly kind: 'text' }
  | { readonly kind: 'game'; readonly game: string; readonly shared?: string }
  | { readonly kind: 'unknown'; readonly path: string };

export function parseRoute(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  const [first = '', second, third, ...rest] = path.split('/');
  if (first === '' && second === undefined) return { kind: 'arcade' };
  if (first === 'text' && second === undefined) return { kind: 'text' };
  if (!/^[a-z]+$/.test(first) || rest.length > 0) return { kind: 'unknown', path };
  if (second === undefined) return { kind: 'game', game: first };
  if (second === 't' && third !== undefined) return { kind: 'game', game: first, shared: third };
  return { kind: 'unknown', path };
}

export function makeRoute(route: Route): string {
  switch (route.kind) {
    case 'arcade':
      return '#/';
    case 'text':
      return '#/text';
    case 'game':
      return route.shared === undefined ? `#/${route.game}` : `#/${route.game}/t/${route.shared}`;
    case 'unknown':
      return `#/${route.path}`;
  }
}

export const route = signal<Route>({ kind: 'arcade' });

/** Follows the address from now on. */
export function followAddress(): void {
  const read = () => (route.value = parseRoute(location.hash));
  addEventListener('hashchange', read);
  read();
}

/** Changes the address without a step in the history, and without opening anything anew. */
export function renameRoute(to: Route): void {
  history.replaceState(null, '', makeRoute(to));
}

export function shareAddress(game: string, packed: string): string {
  const { origin, pathname } = location;
  return origin + pathname + makeRoute({ kind: 'game', game, shared: packed });
}
