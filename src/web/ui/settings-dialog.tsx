import { useEffect, useRef } from 'preact/hooks';
import {
  nameLanguage,
  languages,
  say,
  showLanguage,
  wantedLanguage,
} from '../language/language.ts';
import {
  changeSettings,
  changeSound,
  settings,
  speed,
  SPEEDS,
  THEMES,
} from '../storage/settings.ts';
import { VOLUMES } from '#audio';
import { FORCED_MOVES, GUIDANCE } from '#play';
import { pageAudio } from '../audio/index.ts';
import { Choice } from './choice.tsx';
import { Dialog } from './dialog.tsx';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog name="settings" title={say('label-settings')} onClose={onClose}>
      <Choice
        label={say('label-language')}
        value={wantedLanguage()}
        choices={languages.map((language) => ({ value: language, label: nameLanguage(language) }))}
        onChoose={chooseLanguage}
      />
      <Choice
        label={say('label-colours')}
        value={settings.value.theme}
        choices={THEMES.map((theme) => ({ value: theme, label: say(`web-theme-${theme}`) }))}
        onChoose={(theme) => changeSettings({ theme })}
      />
      <Choice
        label={say('web-speed')}
        about={say('web-speed-about')}
        value={speed.value}
        choices={SPEEDS.map((value) => ({ value, label: say(`web-speed-${value}`) }))}
        onChoose={(value) => changeSettings({ speed: value })}
      />
      <Choice
        label={say('setting-forced')}
        about={say('setting-forced-about')}
        value={settings.value.forced}
        choices={FORCED_MOVES.map((value) => ({ value, label: say(`web-forced-${value}`) }))}
        onChoose={(forced) => changeSettings({ forced })}
      />
      <Choice
        label={say('setting-guidance')}
        about={say('setting-guidance-about')}
        value={settings.value.guidance}
        choices={GUIDANCE.map((value) => ({ value, label: say(`web-guidance-${value}`) }))}
        onChoose={(guidance) => changeSettings({ guidance })}
      />
      <Volumes />
      <p>
        <a class="licenses" href="licenses.txt" target="_blank" rel="noreferrer">
          {say('web-licenses')}
        </a>
      </p>
    </Dialog>
  );
}

/** Volume controls for effects and music, with a preview. */
function Volumes() {
  const endPreview = useRef<() => void>(undefined);
  useEffect(() => () => endPreview.current?.(), []);
  return (
    <>
      <VolumeField kind="effects" onSet={() => pageAudio.play('battle-check-success')} />
      <VolumeField
        kind="music"
        onSet={() => (endPreview.current ??= pageAudio.preview('menu-main'))}
      />
    </>
  );
}

interface VolumeFieldProps {
  readonly kind: 'effects' | 'music';
  readonly onSet: () => void;
}

function VolumeField({ kind, onSet }: VolumeFieldProps) {
  return (
    <Choice
      label={say(`setting-${kind}`)}
      about={say(`setting-${kind}-about`)}
      value={settings.value.sound[kind]}
      choices={VOLUMES.map((value) => ({ value, label: say(`web-volume-${value}`) }))}
      onChoose={(value) => {
        changeSound({ [kind]: value });
        onSet();
      }}
    />
  );
}

export function chooseLanguage(language: string): void {
  changeSettings({ language });
  void showLanguage(language);
}
