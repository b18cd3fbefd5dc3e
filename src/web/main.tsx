import './style/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { followAddress } from './address/route.ts';
import { routeOfGame } from './address/saved-file.ts';
import { followErrors } from './ui/errors.tsx';
import { notify } from './ui/notices.tsx';
import { followUpdates } from './ui/updates.ts';
import { genericIds, placeOf } from '#games/index.ts';
import { needTexts, say, showLanguage, wantedLanguage } from './language/language.ts';
import { followLeaving, followTabs, isSilent, loadSaves, partedUnseen } from './storage/saves.ts';
import { theme } from './storage/settings.ts';

effect(() => {
  document.documentElement.dataset['theme'] = theme.value;
});
routeOfGame.value = (id) => ({ kind: 'game', ...placeOf(id) });
followErrors();
followAddress();
followLeaving();
followTabs();
const root = document.getElementById('app');
try {
  await Promise.all([
    showLanguage(wantedLanguage()).then(() => needTexts(genericIds)),
    loadSaves(),
  ]);
  if (root !== null) render(<App />, root);
  followUpdates();
  let wasSilent = false;
  effect(() => {
    if (isSilent.value !== wasSilent)
      notify(say(isSilent.value ? 'web-storage-silent' : 'web-storage-back'));
    wasSilent = isSilent.value;
  });
  effect(() => {
    if (partedUnseen.value > 0) notify(say('web-parted-unseen'), true);
  });
} catch {
  // The message is in English because texts are not loaded.
  root?.append('Turnwright could not be loaded. Check the connection and reload the page.');
}
