import { isRecord } from '#kit/is-record.ts';

/** Message between tabs about a game: written, removed, claimed, or left. */
export interface TabNews {
  readonly kind: 'written' | 'removed' | 'taken' | 'left';
  readonly id: string;
}

const NAME = 'turnwright-games';
const KINDS: readonly string[] = [
  'written',
  'removed',
  'taken',
  'left',
] satisfies TabNews['kind'][];

let channel: BroadcastChannel | undefined;

/** Without a channel, a tab checks for changes when it is shown again. */
function open(): BroadcastChannel | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

export function postNews(news: TabNews): void {
  open()?.postMessage(news);
}

/** Calls back with the messages of other tabs. */
export function onNews(take: (news: TabNews) => void): () => void {
  const listen = ({ data }: MessageEvent<unknown>) => {
    const { kind, id } = isRecord(data) ? data : {};
    if (typeof id === 'string' && typeof kind === 'string' && KINDS.includes(kind))
      take({ kind: kind as TabNews['kind'], id });
  };
  open()?.addEventListener('message', listen);
  return () => open()?.removeEventListener('message', listen);
}
