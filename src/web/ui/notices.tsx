import { signal } from '@preact/signals';
import { say } from '../language/language.ts';
import { Icon } from './icon.tsx';
import { update } from './updates.ts';

/** A short message at the foot of the page. */
interface Notice {
  readonly id: number;
  readonly text: string;
}

const notices = signal<readonly Notice[]>([]);
const SHOWN = 6000;
let count = 0;

export function notify(text: string): void {
  const id = ++count;
  notices.value = [...notices.value.slice(-2), { id, text }];
  setTimeout(() => dismiss(id), SHOWN);
}

function dismiss(id: number): void {
  notices.value = notices.value.filter((notice) => notice.id !== id);
}

export function Notices() {
  return (
    <div class="notices" role="status">
      {notices.value.map(({ id, text }) => (
        <div class="notice" key={id}>
          <span>{text}</span>
          <button class="quiet icon-only" aria-label={say('web-close')} onClick={() => dismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
      <UpdateNotice />
    </div>
  );
}

function UpdateNotice() {
  const install = update.value;
  if (install === undefined) return null;
  return (
    <div class="notice">
      <span>{say('web-update-ready')}</span>
      <button onClick={install}>{say('web-update-now')}</button>
      <button class="quiet" onClick={() => (update.value = undefined)}>
        {say('web-later')}
      </button>
    </div>
  );
}
