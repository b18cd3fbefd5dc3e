import { signal } from '@preact/signals';
import { say } from '../language/language.ts';
import { ErrorNotice } from './errors.tsx';
import { Icon } from './icon.tsx';
import { update } from './updates.ts';

/** Short message at the bottom of the page. */
interface Notice {
  readonly id: number;
  readonly text: string;
}

const notices = signal<readonly Notice[]>([]);
const NOTICE_DURATION = 6000;
let count = 0;

/** Shows a notice for a few seconds, or until dismissed if `stays` is true. */
export function notify(text: string, stays = false): void {
  const id = ++count;
  // Reading with `peek` keeps a calling effect from subscribing to the notices.
  notices.value = [...notices.peek().slice(-2), { id, text }];
  if (!stays) setTimeout(() => dismiss(id), NOTICE_DURATION);
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
      <ErrorNotice />
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
