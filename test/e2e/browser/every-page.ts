import { readdirSync, readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import type { BrowserContext, Page } from 'playwright-core';
import { parseDocument, visit } from 'yaml';
import { findMoments } from '../../dice/moments.ts';
import { mark, markFluent, plainWords } from '../../support/pseudo.ts';

const ASSETS = 'dist/web/assets/';
const LOCALE = 'content/locales/en/';
const PACK = 'content/adventures/tide-bells/i18n/en.yaml';

/** The English texts of the built page by the files that hold nothing else. */
function textChunks(): ReadonlyMap<string, string> {
  const sources = readdirSync(LOCALE).map((name) => readFileSync(LOCALE + name, 'utf8'));
  const firstLines = new Map(sources.map((source) => [source.slice(0, 200), source]));
  const found = new Map<string, string>();
  for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.js'))) {
    const [, text] = /^var \w+=`([^]*)`;export/.exec(readFileSync(ASSETS + name, 'utf8')) ?? [];
    const source = text && firstLines.get(text.slice(0, 200));
    if (source !== undefined)
      found.set(name, `export default ${JSON.stringify(markFluent(source))}`);
  }
  if (found.size < sources.length) throw new Error('not all texts of the page were found');
  return found;
}

/** The texts of the shipped adventure in that language. */
function markedPack(): string {
  const pack = parseDocument(readFileSync(PACK, 'utf8'));
  visit(pack, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.value = mark(node.value);
    },
  });
  return pack.toString();
}

const IN_BUNDLE = /("[^"]*tide-bells\/i18n\/en\.yaml":)`(?:[^`\\]|\\[^])*`/;

/** From now on the pages of a context speak the language in which what is not translated is seen. */
export async function speakMarked(context: BrowserContext): Promise<void> {
  const chunks = textChunks();
  const pack = markedPack();
  const type = { contentType: 'text/javascript' };
  await context.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const body = chunks.get(name);
    if (body !== undefined) return route.fulfill({ ...type, body });
    const script = readFileSync(ASSETS + name, 'utf8');
    if (!IN_BUNDLE.test(script)) return route.continue();
    const marked = script.replace(IN_BUNDLE, (_, key: string) => key + JSON.stringify(pack));
    return route.fulfill({ ...type, body: marked });
  });
}

/** All that a page says: its texts, and what is said of what has none. */
export async function untranslatedIn(
  page: Page,
  allowed: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const said = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const named = [...document.querySelectorAll('*')].flatMap((one) =>
      attributes.flatMap((name) => one.getAttribute(name) ?? []),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title, ...named];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Languages are named in themselves, keys by what is printed on them.
      const isAside = parent?.closest('script, noscript, style, kbd, option') ?? undefined;
      if (isAside === undefined) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  return plainWords(said.join('\n'), allowed);
}

/** Links to the moments of journeys, by what they are. */
export function momentLinks(): ReadonlyMap<string, string> {
  return new Map(
    findMoments().map(({ name, saved }) => {
      const packed = deflateRawSync(saved).toString('base64url');
      return [name, `#/dice/tide-bells/t/${packed}`];
    }),
  );
}
