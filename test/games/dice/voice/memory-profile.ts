import { EMPTY_PROFILE } from '#games/dice/voice/records/profile.ts';
import type { Profile, ProfileStore } from '#games/dice/voice/records/profile.ts';

/** Records in memory, on a fixed date. */
export class MemoryProfile implements ProfileStore {
  profile: Profile = EMPTY_PROFILE;
  date = '2026-11-28';

  today(): string {
    return this.date;
  }

  read(): Profile {
    return this.profile;
  }

  change(change: (profile: Profile) => Profile): void {
    this.profile = change(this.profile);
  }
}
