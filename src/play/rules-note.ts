import type { AnyGame, RulesSource } from '#core';

/** Note in a saved game that identifies its rules. */
export const RULES_NOTE = 'rules';

/** Maximum length of a noted path, in characters. */
const MAX_PATH = 500;

/** Note that identifies the rules of a game; undefined for built-in ones. */
export function makeRulesNote({ source }: Pick<AnyGame, 'source'>): string | undefined {
  if (source === undefined) return undefined;
  const path = source.path.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?').slice(0, MAX_PATH);
  return `${source.fingerprint} ${path}`;
}

/** Rules identified in a saved game, or undefined. */
export function rulesNoted(text: string): RulesSource | undefined {
  const [, fingerprint, path] = /^note rules ([0-9a-f]{16}) (\S.*)$/m.exec(text) ?? [];
  return fingerprint === undefined || path === undefined
    ? undefined
    : { fingerprint, path: path.trim().slice(0, MAX_PATH) };
}

/** A rules file that changed since a saved game named it. */
export interface EditedRules extends RulesSource {
  /** True if the file ships with the program, so that an update changed it and not its owner. */
  readonly isBuiltIn: boolean;
}

/** Rules named by a saved game, if its game now has different ones. */
export function editedRules(text: string, games: readonly AnyGame[]): EditedRules | undefined {
  const noted = rulesNoted(text);
  const [, id = ''] = /^game (\S+)$/m.exec(text) ?? [];
  const source = games.find((game) => game.id === id)?.source;
  if (noted === undefined || source === undefined) return undefined;
  if (source.fingerprint === noted.fingerprint) return undefined;
  return { ...noted, isBuiltIn: noted.path.replace(/\.\w+$/, '') === id };
}
