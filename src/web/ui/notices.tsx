import { signal } from '@preact/signals';
import { say } from '../language/language.ts';
import { ErrorNotice } from './errors.tsx';
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

/** Says something for a while, or where it `stays` until it is closed. */
export function notify(text: string, stays = false): void {
  const id = ++count;
  // Who tells something in an effect does not follow what else is told.
  notices.value = [...notices.peek().slice(-2), { id, text }];
  if (!stays) setTimeout(() => dismiss(id), SHOWN);
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
