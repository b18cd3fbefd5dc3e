import type { AnyField, OptionValue } from '#core';
import type { Context, HelpPage } from '../model/context.ts';
import { isKey } from '../model/key.ts';
import type { Key } from '../model/key.ts';
import { settingsSpec } from '../model/settings.ts';
import type { Settings } from '../model/settings.ts';
import type { Screen } from '../model/screen.ts';
import { rowsOf } from '../widgets/areas.ts';
import { bodyOf, drawKeyBar, drawTitleBar } from '../widgets/bars.ts';
import { moveIndex } from '../widgets/list.ts';
import { drawOptionRows, stepOf, stepValue } from '../widgets/option-rows.ts';
import type { OptionRow } from '../widgets/option-rows.ts';
import { putLine, putText } from '../widgets/words.ts';

/** What is set once for all games; a change shows at once and is kept. */
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
      drawKeyBar(grid, context.say, keys(context));
    },
    onKey: (key) => {
      const moved = moveIndex(key, index, names.length);
      if (moved !== undefined) return settingsScreen(context, back, moved);
      if (isKey(key, 'q', 'escape')) return back;
      if (isKey(key, '?', 'f1')) return context.routes.help(screen, undefined, helpPage(context));
      change(context, names[index], key);
      return screen;
    },
    // How loud it is can be heard where it is set.
    music: () => (names[index] === 'music' ? 'menu-main' : undefined),
  };
  return screen;
}

function change(context: Context, name: keyof Settings | undefined, key: Key): void {
  const step = isKey(key, 'enter') ? 1 : stepOf(key);
  if (name === undefined || step === undefined) return;
  const { settings, environment } = context;
  const spec = settingsSpec(environment.languages, settings.language);
  const field: AnyField = spec[name];
  const value: OptionValue = stepValue(field, settings[name], step);
  context.changeSettings({ ...settings, [name]: value });
  if (name === 'effects') environment.audio?.play('battle-check-success');
}

function rowOf(context: Context, name: keyof Settings): OptionRow {
  const { say, settings, environment } = context;
  const value = settings[name];
  const shown =
    name === 'language'
      ? environment.messages(value).say('language-name')
      : say(`screen-setting-${name}-${value}`);
  const about = say(`screen-setting-${name}-about`);
  return { label: say(`screen-setting-${name}`), value: shown, about, steps: true };
}

/** What settings are, and how they are changed. */
function helpPage({ say }: Context): HelpPage {
  return {
    title: say('label-settings'),
    text: say('screen-help-settings'),
    keys: [
      { keys: '↑ ↓', label: say('screen-key-choose') },
      { keys: '← →', label: say('screen-key-change') },
      { keys: 'q, Esc', label: say('screen-key-back') },
    ],
  };
}

function keys({ say }: Context) {
  return [
    { keys: '↑↓', label: say('screen-key-choose') },
    { keys: '←→', label: say('screen-key-change') },
    { keys: '?', label: say('screen-key-help') },
    { keys: 'q', label: say('screen-key-back') },
  ];
}
