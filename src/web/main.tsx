import './style/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followAddress } from './app/route.ts';
import { followUpdates } from './app/updates.ts';
import { showLanguage, wantedLanguage } from './language/language.ts';
import { loadSaves } from './storage/saves.ts';
import { settings } from './storage/settings.ts';

effect(() => {
  document.documentElement.dataset['theme'] = settings.value.theme;
});
followAddress();
await Promise.all([showLanguage(wantedLanguage()), loadSaves()]);
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
followUpdates();
