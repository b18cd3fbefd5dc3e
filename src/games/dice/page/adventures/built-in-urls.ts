/** Addresses of pictures, each in a file of its own, which is loaded when it is shown. */
const general = import.meta.glob<string>('#content/pictures/**/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const ofAdventures = import.meta.glob<string>('#content/adventures/*/pictures/**/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

const GENERAL = /\/content\/pictures\/(.+)\.svg$/;
const OF_ADVENTURE = /\/content\/adventures\/([^/]+\/)pictures\/(.+)\.svg$/;

/**
 * Addresses of the built-in pictures: by name, such as `met/ally`, and those of an adventure by its
 * folder and name, such as `tide-bells/villains/magistrate`.
 */
export const builtInUrls: ReadonlyMap<string, string> = new Map([
  ...Object.entries(general).map(([path, url]) => [GENERAL.exec(path)?.[1] ?? '', url] as const),
  ...Object.entries(ofAdventures).map(([path, url]) => {
    const [, folder = '', name = ''] = OF_ADVENTURE.exec(path) ?? [];
    return [folder + name, url] as const;
  }),
]);
