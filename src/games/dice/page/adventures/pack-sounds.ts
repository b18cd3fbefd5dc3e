import type { Audio } from '#audio';
import { checkSound, soundKey } from '../../rules/index.ts';
import type { Pack } from '../../rules/index.ts';
import { pageAudio } from '#web/audio/index.ts';
import type { Recording } from '#web/audio/index.ts';
import { folderOf } from './picture-urls.ts';

type Recordings = ReadonlyMap<string, Recording>;

/** Sounds of the adventures opened here, by name without extension, such as `enemies/yard-dog`. */
const opened = new WeakMap<Pack, Recordings>();
/** Sounds of the built-in adventures, by folder and name; undefined until they are loaded. */
let builtIn: Recordings | undefined;
let isRequested = false;

/** Loads the addresses of the built-in sounds; without them, the game plays its own. */
function loadBuiltIn(): void {
  if (isRequested) return;
  isRequested = true;
  import('./built-in-sounds.ts').then(
    ({ builtInSounds }) => (builtIn = builtInSounds),
    () => (isRequested = false),
  );
}

/** Reads a file that is checked again, because it may have been stored by another version. */
function recordingOf(path: string, file: Blob): Recording {
  return {
    read: async () => {
      const bytes = await file.arrayBuffer();
      const [problem] = checkSound(path, new Uint8Array(bytes));
      if (problem !== undefined) throw new TypeError(problem.message);
      return bytes;
    },
  };
}

/** Remembers the sounds of an adventure opened here. */
export function setSounds(pack: Pack, files: ReadonlyMap<string, Blob>): void {
  const entries = [...files].map(
    ([path, file]) => [soundKey(path), recordingOf(path, file)] as const,
  );
  opened.set(pack, new Map(entries));
}

function findSound(pack: Pack, name: string): Recording | undefined {
  return opened.get(pack)?.get(name) ?? builtIn?.get(`${folderOf(pack) ?? ''}/${name}`);
}

/** Audio of the page with the sounds of an adventure, which replace those of the game. */
export function audioWith(pack: Pack): Audio {
  loadBuiltIn();
  return {
    play: (sound, own) => {
      const recording = own === undefined ? undefined : findSound(pack, own);
      if (recording === undefined) pageAudio.play(sound);
      else pageAudio.playRecording(recording, sound);
    },
    music: (piece) => pageAudio.music(piece),
    stop: () => pageAudio.stop(),
  };
}
