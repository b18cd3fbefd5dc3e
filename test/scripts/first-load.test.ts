import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { eagerFiles, firstLoad } from '../../scripts/support/first-load.mjs';

const manifest = {
  'index.html': { file: 'main.js', css: ['main.css'], imports: ['_a.js', '_b.js'] },
  '_a.js': { file: 'a.js', imports: ['_b.js'] },
  '_b.js': { file: 'b.js', css: ['b.css'], imports: ['_a.js'] },
  'scene.ts': { file: 'scene.js', imports: ['_a.js'] },
};

test('eagerFiles follows static imports once each, with their styles', () => {
  expect(eagerFiles(manifest, 'index.html')).toEqual([
    'main.js',
    'main.css',
    'a.js',
    'b.js',
    'b.css',
  ]);
});

test('eagerFiles throws for a missing chunk', () => {
  expect(() => eagerFiles(manifest, 'other.html')).toThrow('the manifest has no other.html');
});

test('firstLoad counts the page itself', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turnwright-load-'));
  const texts = { 'index.html': '<p>'.repeat(99), 'main.js': 'let a;'.repeat(99) };
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, name), text);
  mkdirSync(join(folder, '.vite'));
  const chunks = { 'index.html': { file: 'main.js' } };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(chunks));
  const bytes = Object.values(texts).reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(firstLoad(folder)).toEqual({ files: ['index.html', 'main.js'], bytes });
  rmSync(folder, { recursive: true });
});
