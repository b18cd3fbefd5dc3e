/** Bundled font, with fallbacks for missing characters such as Chinese ones. */
export const FONT_FAMILY =
  '"Turnwright Mono", ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace';

const FACES = [
  { weight: '400', url: new URL('./font/mono.woff2', import.meta.url) },
  { weight: '700', url: new URL('./font/mono-bold.woff2', import.meta.url) },
];

/** Loads the font before cells are measured. Falls back to a system font. */
export async function loadFont(): Promise<void> {
  const faces = FACES.map(
    ({ weight, url }) => new FontFace('Turnwright Mono', `url("${url.href}")`, { weight }),
  );
  try {
    for (const face of await Promise.all(faces.map((face) => face.load())))
      document.fonts.add(face);
  } catch {
    // Any monospaced font works.
  }
}
