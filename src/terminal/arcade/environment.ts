import { catalogue, gameSettings } from '#games/index.ts';
import type { AnyGame } from '#core';
import { localeOf } from '#i18n';
import type { Language, Messages } from '#i18n';
import { makeSettings } from '#screen';
import type { Environment } from '#screen';
import { isAsciiOnly } from '../cli/ascii.ts';
import { freshSeed } from '../cli/fresh-seed.ts';
import { exportTranscript } from '../files/export.ts';
import { savesFolder } from '../files/folders.ts';
import { findLanguages, readMessages, shownOf } from '../files/languages.ts';
import { SaveFolder } from '../files/saves.ts';
import { linkTo, readLink } from '../server/link.ts';
import { writeSettingsFile } from '../files/settings-writing.ts';

/** Message topics of the menus. */
const MENU_TOPICS = [['common', 'screen']];

/** Shared settings supported by terminals. */
const SHARED = ['language', 'palette', 'depth', 'mouse', 'speed', 'forced', 'guidance'];

/** Environment of the screens on this machine: files, clock, randomness and worker threads. */
export function makeEnvironment(
  { engine, foreseer }: Required<Pick<Environment, 'engine' | 'foreseer'>>,
  games: readonly AnyGame[],
  isLoaded: () => boolean,
): Environment {
  const read = new Map<Language, Messages>();
  return {
    version: TURNWRIGHT_VERSION,
    menu: catalogue.map(({ id }) => id),
    games,
    isLoaded,
    languages: shownOf(findLanguages()),
    offered: [...SHARED, ...Object.keys(gameSettings)],
    gameSettings,
    isAscii: isAsciiOnly(),
    saves: new SaveFolder(savesFolder),
    engine,
    foreseer,
    messages: (language) => {
      const loaded = read.get(language) ?? readMessages(language, undefined, MENU_TOPICS);
      read.set(language, loaded);
      return loaded;
    },
    keepSettings: (settings) => writeSettingsFile(makeSettings(settings)),
    freshSeed,
    today: () => new Date().toLocaleDateString('sv'),
    describeTime: (time, language) =>
      new Date(time).toLocaleString(localeOf(language), {
        dateStyle: 'medium',
        timeStyle: 'short',
      }),
    link: linkTo,
    readLink,
    export: (name, text, ending) => exportTranscript(name, text, process.cwd(), ending),
    now: () => performance.now(),
    schedule: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds);
      return () => clearTimeout(timer);
    },
  };
}
