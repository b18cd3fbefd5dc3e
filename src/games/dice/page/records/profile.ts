import { signal } from '@preact/signals';
import { parseProfile } from '../../voice/records/parse-profile.ts';
import { EMPTY_PROFILE } from '../../voice/records/profile.ts';
import type { Profile, ProfileStore } from '../../voice/records/profile.ts';

const KEY = 'turnwright.dice';
/** Copy of a stored text that is not a profile. */
const DAMAGED_KEY = 'turnwright.dice.damaged';

/** The stored profile; undefined if the browser refuses, or if the text is damaged. */
function load(): Profile | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? undefined : parseProfile(text);
  } catch {
    return undefined;
  }
}

function store(next: Profile, isDamaged: boolean): void {
  try {
    const before = localStorage.getItem(KEY);
    if (isDamaged && before !== null) localStorage.setItem(DAMAGED_KEY, before);
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Without storage, records last until the page is closed.
  }
}

/** Records of the player in this browser. */
export const profile = signal(load() ?? EMPTY_PROFILE);

/** Records of the page, shared by graphical and text play. */
export const pageRecords: ProfileStore = {
  // Swedish dates have the ISO format.
  today: () => new Date().toLocaleDateString('sv'),
  read: () => profile.peek(),
  change: (change) => {
    // Another tab may have written since.
    const found = load();
    profile.value = change(found ?? profile.peek());
    store(profile.value, found === undefined);
  },
};
