import { own, parseOption } from '#core';
import type { OptionValues } from '#core';
import { catalogue } from '#games/index.ts';
import { isRecord } from '#kit/is-record.ts';
import type { Settings } from '../storage/settings.ts';

type Sections = Settings['sections'];

/** Game-specific settings, stored in sections by game id. */
export function gameSettingsIn(sections: Sections): OptionValues {
  return Object.fromEntries(
    catalogue.flatMap(({ id, settings = {} }) => {
      const found = own(sections, id);
      const section = isRecord(found) ? found : {};
      return Object.entries(settings).map(([name, field]) => {
        const value = parseOption(name, field, String(own(section, name)));
        return [name, value.ok ? value.value : field.default] as const;
      });
    }),
  );
}

/** Updates the sections with game-specific settings. */
export function withGameSettings(sections: Sections, chosen: OptionValues): Sections {
  const changed = catalogue.flatMap(({ id, settings }) => {
    if (settings === undefined) return [];
    const ofGame = Object.entries(chosen).filter(([name]) => Object.hasOwn(settings, name));
    return [[id, { ...own(sections, id), ...Object.fromEntries(ofGame) }] as const];
  });
  return { ...sections, ...Object.fromEntries(changed) };
}
