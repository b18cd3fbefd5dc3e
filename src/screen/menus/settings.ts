import { own } from '#core';
import type { OptionValue } from '#core';
import type { Context, HelpPage } from '../model/context.ts';
import { commandOf, helpOf, rowsFor } from '#play';
import { LIST_KEYS, MENU_KEYS, VALUE_KEYS } from '#voice/keymap.ts';
import { barLabels, keyLabels } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import { settingsSpec } from '../model/settings.ts';
import type { Fields } from '../model/settings.ts';
import type { Screen } from '../model/screen.ts';
import { rowsOf } from '../widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { moveIndex } from '../widgets/list.ts';
import { drawOptionRows, stepOf, stepValue } from '../widgets/option-rows.ts';
import type { OptionRow } from '../widgets/option-rows.ts';
import { putLine, putText } from '../widgets/words.ts';

const SETTINGS_KEYS = [
  ...LIST_KEYS,
  ...VALUE_KEYS,
  { command: 'done', keys: ['enter'] },
  ...rowsFor(MENU_KEYS, ['help', 'back']),
] as const;

/** Screen for the settings shared by all games. A change takes effect immediately and is saved. */
export function settingsScreen(context: Context, back: Screen, index = 0): Screen {
  const names = context.environment.offered;
  const screen: Screen = {
    draw: (grid) => {
      const { say } = context;
      drawTitleBar(grid, ['Turnwright', say('label-settings')]);
      const body = bodyOf(grid);
      const rows = names.map((name) => rowOf(context, name));
      const list = rowsOf(body, 1, body.height - 5);
      const used = drawOptionRows(grid, list, rows, index);
      const about = rowsOf(body, Math.min(used + 3, body.height - 4), 3);
      putText(grid, about, rows[index]?.about ?? '', { ink: 'soft' });
      putLine(grid, rowsOf(body, body.height - 1), context.news, { ink: 'warn' });
      drawKeyBar(grid, say, barLabels(say, SETTINGS_KEYS));
    },
    onKey: (key) => {
      const moved = moveIndex(key, index, names.length);
      if (moved !== undefined) return settingsScreen(context, back, moved);
      const command = commandOf(SETTINGS_KEYS, key);
      if (command === 'back') return back;
      if (command === 'help') return context.routes.help(screen, undefined, helpPage(context));
      change(context, names[index], key);
      return screen;
    },
    // Plays music while its volume is being set.
    music: () => (names[index] === 'music' ? 'menu-main' : undefined),
  };
  return screen;
}

function change(context: Context, name: string | undefined, key: Key): void {
  const step = commandOf(SETTINGS_KEYS, key) === 'done' ? 1 : stepOf(key);
  if (name === undefined || step === undefined) return;
  const { settings, environment } = context;
  const ofGame = own(environment.gameSettings, name);
  const shared: Fields = settingsSpec(environment.languages, settings.language);
  const field = ofGame ?? own(shared, name);
  if (field === undefined) return;
  const value = stepValue(field, valueOf(context, name) ?? field.default, step);
  const changed = ofGame ? { games: { ...settings.games, [name]: value } } : { [name]: value };
  context.changeSettings({ ...settings, ...changed });
  if (name === 'effects') environment.audio?.play('battle-check-success');
}

function valueOf({ settings }: Context, name: string): OptionValue | undefined {
  const { games, ...shared } = settings;
  return own(games, name) ?? own<OptionValue>(shared, name);
}

function rowOf(context: Context, name: string): OptionRow {
  const { say, settings, environment } = context;
  const shown =
    name === 'language'
      ? environment.messages(settings.language).say('language-name')
      : say(`screen-setting-${name}-${valueOf(context, name) ?? ''}`);
  const about = say(`screen-setting-${name}-about`);
  return { label: say(`screen-setting-${name}`), value: shown, about, steps: true };
}

/** Help page about the settings and how to change them. */
function helpPage({ say }: Context): HelpPage {
  return {
    title: say('label-settings'),
    text: say('screen-help-settings'),
    keys: keyLabels(say, helpOf(SETTINGS_KEYS)),
  };
}
