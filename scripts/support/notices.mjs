/** Licences of the code compiled into the page and the command line. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Licences with a standard text, each with a package that contains it. */
const STANDARD = new Map([['Apache-2.0', 'typescript/LICENSE.txt']]);
const RULE = '-'.repeat(72);
const FONT = 'src/web/cells/font/LICENSE.txt';

/**
 * Innermost package of a module, or undefined for our own modules.
 * @param {string} id path as given by the bundler
 * @returns {string | undefined} folder of the package
 */
export function packageOf(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '').replace(/\?.*$/, '');
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path)?.[1];
}

/** @param {string} folder */
function licenceIn(folder) {
  const name = readdirSync(folder).find((one) =>
    /^licen[cs]e(?:-mit)?(?:\.(?:md|txt))?$/i.test(one),
  );
  return name === undefined ? undefined : readFileSync(join(folder, name), 'utf8').trim();
}

/** @param {string} license */
function standardText(license) {
  const path = STANDARD.get(license);
  return path === undefined ? undefined : readFileSync(join('node_modules', path), 'utf8').trim();
}

/** @param {string} folder */
function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const text = licenceIn(folder) ?? standardText(license);
  if (text === undefined) throw new RangeError(`${name} contains no licence text (${license})`);
  return `${name} ${version} (${license})\n\n${text}`;
}

/**
 * @param {Iterable<string>} folders of packages
 * @returns {string} one text with the licences of all packages and of the font
 */
export function makeNotices(folders) {
  const font = `DejaVu Sans Mono 2.37\n\n${readFileSync(FONT, 'utf8').trim()}`;
  return noticesFor('This page contains code from the following packages, and a font.', [
    ...noticesOf(folders),
    font,
  ]);
}

/**
 * @param {Iterable<string>} modules paths of the modules bundled into the command line
 * @returns {string}
 */
export function makeCommandLineNotices(modules) {
  const folders = [...modules].map(packageOf).filter((folder) => folder !== undefined);
  return noticesFor('This program contains code from the following packages.', noticesOf(folders));
}

/** @param {Iterable<string>} folders */
function noticesOf(folders) {
  return [...new Set(folders)].sort().map(noticeOf);
}

/**
 * @param {string} about
 * @param {readonly string[]} notices
 */
function noticesFor(about, notices) {
  const own = readFileSync('LICENSE', 'utf8').trim();
  const head = `Turnwright\n\n${own}\n\n${about}`;
  return `${[head, ...notices].join(`\n\n${RULE}\n\n`)}\n`;
}

/**
 * Bundler plugins for the page and its workers. The page plugin writes licenses.txt next to the
 * page; the worker plugin adds the workers' modules to it.
 * @returns {{ worker: import('vite').Plugin, page: import('vite').Plugin }}
 */
export function noticesPlugins() {
  /** @type {Set<string>} */
  const folders = new Set();
  /** @param {import('vite').Rollup.OutputBundle} bundle */
  const collect = (bundle) => {
    for (const file of Object.values(bundle)) {
      for (const id of file.type === 'chunk' ? Object.keys(file.modules) : []) {
        const folder = packageOf(id);
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  return {
    worker: { name: 'collect-notices', generateBundle: (_, bundle) => collect(bundle) },
    page: {
      name: 'write-notices',
      generateBundle(_, bundle) {
        collect(bundle);
        // Workbox bundles the service worker itself, after the page.
        const workbox = readdirSync('node_modules').filter((name) =>
          /^workbox-(?:core|precaching|routing|strategies)$/.test(name),
        );
        const all = [
          ...folders,
          ...workbox.map((name) => join(process.cwd(), 'node_modules', name)),
        ];
        this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: makeNotices(all) });
      },
    },
  };
}
