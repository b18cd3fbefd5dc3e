import type { Report } from '../check/report.ts';
import type { List } from '../syntax/node.ts';
import { SOUND_KINDS } from '../model/index.ts';
import type { SoundKind, Sounds } from '../model/index.ts';
import { pathsOf } from './scope/texts.ts';

/** Section keyword of a sound: `(move-sound ...)`, but `(music ...)`. */
function sectionOf(kind: SoundKind): string {
  return kind === 'music' ? kind : `${kind}-sound`;
}

export const SOUND_SECTIONS: Readonly<Record<string, SoundKind>> = Object.fromEntries(
  SOUND_KINDS.map((kind) => [sectionOf(kind), kind]),
);

/** First file of each section. An empty name means silence. */
export function lowerSounds(sections: ReadonlyMap<string, List>, report: Report): Sounds {
  const sounds: Partial<Record<SoundKind, string>> = {};
  for (const [head, kind] of Object.entries(SOUND_SECTIONS)) {
    const section = sections.get(head);
    if (section !== undefined) sounds[kind] = pathsOf(section, head, report)[0] ?? '';
  }
  return sounds;
}
