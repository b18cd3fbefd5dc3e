import { parsed } from '#core';
import { gameSettings } from '#games/index.ts';
import type { Environment, SavedGame, Saves, Settings } from '#screen';
import { pageAudio } from '../audio/index.ts';
import { downloadText } from '../ui/download.ts';
import { describeMoment, languages, showLanguage } from '../language/language.ts';
import { today } from '../language/today.ts';
import { deleteSave, pageSaves, randomWord, renameSave, saves } from '../storage/saves.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { schedule } from '../ui/schedule.ts';
import type { Contents } from './contents.ts';
import { withGameSettings } from './game-settings.ts';
import { storePlayedName } from './played.ts';

/** Environment of the text screens in this browser. */
export function makeEnvironment(contents: Contents): Environment {
  const { engine, foreseer, games, menu, texts } = contents;
  return {
    version: TURNWRIGHT_VERSION,
    menu,
    games,
    languages,
    offered: [
      'language',
      'palette',
      'graphics',
      'speed',
      'forced',
      'guidance',
      ...Object.keys(gameSettings),
      'effects',
      'music',
    ],
    gameSettings,
    saves: localSaves,
    engine,
    ...(foreseer && { foreseer }),
    messages: texts.of,
    keepSettings,
    notePlayed: storePlayedName,
    freshSeed: () => `${randomWord(4)}-${randomWord(4)}`,
    today,
    describeTime: describeMoment,
    export: (name, text, ending = 'txt') => {
      downloadText(name, text, ending);
      return parsed(`${name}.${ending}`);
    },
    copy: (text) => void navigator.clipboard.writeText(text).catch(() => undefined),
    isTouch: () => matchMedia('(pointer: coarse)').matches,
    audio: pageAudio,
    now: Date.now,
    schedule,
  };
}

function keepSettings(chosen: Settings): undefined {
  const { language, palette, graphics, speed, forced, guidance, games, effects, music } = chosen;
  const sound = { effects, music };
  const sections = withGameSettings(settings.peek().sections, games);
  changeSettings({ language, palette, graphics, speed, forced, guidance, sound, sections });
  void showLanguage(language);
}

/** Saved games of the page. Writes run in the background. */
const localSaves: Saves = {
  ...pageSaves,
  list: () =>
    saves.value.map((save): SavedGame => ({
      name: save.id,
      time: save.updated,
      get text() {
        return save.transcript;
      },
      get problem() {
        return save.problem;
      },
    })),
  readPrevious: () => undefined,
  remove: (name) => {
    void deleteSave(name);
    return undefined;
  },
  rename: (name, title) => {
    renameSave(name, title);
    return undefined;
  },
};
