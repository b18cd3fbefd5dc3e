import type { Recording } from '#web/audio/index.ts';

/** Addresses of the sounds, each in a file of its own, which is loaded when it is played. */
const urls = import.meta.glob<string>('#content/adventures/*/sounds/**/*.{ogg,mp3,wav}', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const SOUND = /\/content\/adventures\/([^/]+\/)sounds\/(.+)\.[a-z0-9]+$/;

function recordingAt(url: string): Recording {
  return { read: async () => (await fetch(url)).arrayBuffer() };
}

/** Sounds of the built-in adventures by folder and name, such as `glass-road/enemies/papers-goat`. */
export const builtInSounds: ReadonlyMap<string, Recording> = new Map(
  Object.entries(urls).map(([path, url]) => {
    const [, folder = '', name = ''] = SOUND.exec(path) ?? [];
    return [folder + name, recordingAt(url)];
  }),
);
