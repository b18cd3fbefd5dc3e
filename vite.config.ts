import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { noticesPlugins } from './scripts/support/notices.mjs';

const { version, description } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  description: string;
};

const notices = noticesPlugins();

/** Modules that every page loads, in one file: many requests take longer than reading one. */
const first = {
  name: 'first',
  test: /\/(?:src|node_modules)\/.*\.(?:[cm]?js|tsx?)$/,
  tags: ['$initial' as const],
  priority: 1,
};

/** Modules shared by several pages, one file per group of pages. */
const shared = { minShareCount: 2, includeDependenciesRecursively: false };

const table = {
  ...shared,
  name: 'table',
  test: /\/src\/(?:play\/|voice\/|web\/(?:address|board|canvas|storage|ui)\/)/,
};

const rules = {
  ...shared,
  name: 'rules',
  test: /\/src\/games\/zrf\/(?:page\/(?:blocks|board|course|dialogs|files\/(?!built-in)|game|layout|library|opening|paint|sound)\/|voice\/|puzzles\/)/,
};

export default defineConfig({
  root: 'src/web',
  base: './',
  cacheDir: '../../dist/.cache/vite',
  define: { TURNWRIGHT_VERSION: JSON.stringify(version) },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [first, table, rules] } } },
  },
  worker: { format: 'es', plugins: () => [notices.worker] },
  plugins: [
    notices.page,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,ico,webmanifest,woff2,wasm,json,bin,txt}'],
        maximumFileSizeToCacheInBytes: 8_000_000,
        cleanupOutdatedCaches: true,
      },
      manifest: {
        name: 'Turnwright',
        short_name: 'Turnwright',
        description,
        id: './',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#14181f',
        theme_color: '#14181f',
        icons: [
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
});
