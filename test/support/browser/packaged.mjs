/**
 * Chromium from an npm package, adapted to a plain Linux: unpacked once into the cache with its
 * libraries. Its default switches are left out, because they make it behave unlike ordinary
 * browsers. Fonts come from another package, which makes pages look the same on every machine.
 */
import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');
const cache = join(root, 'node_modules/.cache');

// A separate process, because the package changes the environment on import. These variables
// determine whether and where its libraries are unpacked.
const UNPACK = `import chromium from '@sparticuz/chromium';
await chromium.executablePath();`;

/** @returns {string | undefined} */
function packageVersion() {
  const path = join(root, 'node_modules/@sparticuz/chromium/package.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).version : undefined;
}

/** @param {string} folder */
function fontsConfiguration(folder) {
  const dejavu = dirname(createRequire(import.meta.url).resolve('dejavu-fonts-ttf/package.json'));
  const folders = [join(dejavu, 'ttf'), join(folder, 'fonts'), '/usr/share/fonts'];
  const families = [
    ['sans-serif', 'DejaVu Sans'],
    ['system-ui', 'DejaVu Sans'],
    ['serif', 'DejaVu Serif'],
    ['monospace', 'DejaVu Sans Mono'],
  ];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((path) => `<dir>${path}</dir>`),
    `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`,
    ...families.map(
      ([generic, family]) =>
        `<alias><family>${generic}</family><prefer><family>${family}</family></prefer></alias>`,
    ),
    '</fontconfig>',
    '',
  ].join('\n');
}

/** @param {string} folder */
async function unpack(folder) {
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'chromium-'));
  const env = { ...process.env, TMPDIR: fresh, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  const run = promisify(execFile);
  await run(process.execPath, ['--input-type=module', '-e', UNPACK], { cwd: root, env });
  renameSync(fresh, folder);
}

/**
 * @param {(line: string) => void} report
 * @returns {Promise<Omit<import('./chromium.mjs').Chromium, 'args'> | undefined>}
 */
export async function packagedChromium(report) {
  const version = packageVersion();
  if (process.platform !== 'linux' || process.arch !== 'x64' || !version) return undefined;
  const folder = join(cache, `chromium-${version}`);
  if (!existsSync(folder)) {
    report(`Unpacking Chromium ${version}.`);
    await unpack(folder);
  }
  writeFileSync(join(folder, 'fonts.conf'), fontsConfiguration(folder));
  const libraries = [join(folder, 'al2023/lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean);
  return {
    source: `@sparticuz/chromium ${version}`,
    executablePath: join(folder, 'chromium'),
    env: { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: join(folder, 'fonts.conf') },
  };
}
