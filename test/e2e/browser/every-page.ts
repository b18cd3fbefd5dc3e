import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { parseDocument, visit } from 'yaml';
import { serveFolder } from '#terminal/server/serve-folder.ts';
import { findMoments } from '../../games/dice/rules/moments.ts';
import { mark, markFluent, plainWords } from '../../support/pseudo.ts';

const BUILT = 'dist/web';
const ASSETS = join(BUILT, 'assets');
const LOCALE = 'content/locales/en/';
/** Texts of the command line, which the page does not contain. */
const HELP = 'cli.ftl';
const ADVENTURES = ['tide-bells', 'glass-road'];

/** English texts of the built page, by chunk that contains only texts. */
function textChunks(): ReadonlyMap<string, string> {
  const names = readdirSync(LOCALE).filter((name) => name !== HELP);
  const sources = names.map((name) => readFileSync(LOCALE + name, 'utf8'));
  const firstLines = new Map(sources.map((source) => [source.slice(0, 200), source]));
  const found = new Map<string, string>();
  for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.js'))) {
    const [, text] =
      /^var \w+=`([^]*)`;export/.exec(readFileSync(join(ASSETS, name), 'utf8')) ?? [];
    const source = text && firstLines.get(text.slice(0, 200));
    if (source !== undefined)
      found.set(name, `export default ${JSON.stringify(markFluent(source))}`);
  }
  if (found.size < sources.length) throw new Error('some text chunks of the page are missing');
  return found;
}

/** Texts of a shipped adventure in the pseudo-language. */
function markedTexts(id: string): string {
  const pack = parseDocument(readFileSync(`content/adventures/${id}/i18n/en.yaml`, 'utf8'));
  visit(pack, {
    Scalar: (key, node) => {
      if (key !== 'key' && typeof node.value === 'string') node.value = mark(node.value);
    },
  });
  return pack.toString();
}

const IN_BUNDLE = /("[^"]*\/([\w-]+)\/i18n\/en\.yaml":)`(?:[^`\\]|\\[^])*`/g;

/** Copy of the built page in a pseudo-language that exposes untranslated text. */
export class MarkedPage {
  readonly #folder = mkdtempSync(join(tmpdir(), 'turnwright-marked-'));
  readonly #server: Server;

  constructor() {
    cpSync(BUILT, this.#folder, { recursive: true });
    const chunks = textChunks();
    const texts = new Map(ADVENTURES.map((id) => [id, JSON.stringify(markedTexts(id))]));
    for (const name of readdirSync(ASSETS).filter((file) => file.endsWith('.js'))) {
      const script = chunks.get(name) ?? readFileSync(join(ASSETS, name), 'utf8');
      const marked = script.replace(
        IN_BUNDLE,
        (old, key: string, id: string) => key + (texts.get(id) ?? old.slice(key.length)),
      );
      writeFileSync(join(this.#folder, 'assets', name), marked);
    }
    this.#server = createServer(serveFolder(this.#folder));
  }

  /** Serves the page and returns its address. */
  async open(): Promise<string> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the server has no port');
    return `http://localhost:${address.port}/`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Untranslated words of a page, in its text and its labels. */
export async function untranslatedIn(
  page: Page,
  allowed: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const spokenTexts = await page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];
    const named = [...document.querySelectorAll('*')].flatMap((one) =>
      attributes.flatMap((name) => one.getAttribute(name) ?? []),
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [document.title, ...named];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      // Skip language names and key labels, which are not translated.
      const isAside = parent?.closest('script, noscript, style, kbd, option') ?? undefined;
      if (isAside === undefined) texts.push(node.textContent ?? '');
    }
    return texts;
  });
  return plainWords(spokenTexts.join('\n'), allowed);
}

/** Links to moments of journeys, by name. */
export function momentLinks(): ReadonlyMap<string, string> {
  return new Map(
    findMoments().map(({ name, saved }) => {
      const packed = deflateRawSync(saved).toString('base64url');
      return [name, `#/dice/tide-bells/t/${packed}`];
    }),
  );
}
