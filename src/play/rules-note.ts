import type { AnyGame, RulesSource } from '#core';

/** The note of a saved game that tells which rules it was played by. */
export const RULES_NOTE = 'rules';

/** The longest path that is noted, in characters. */
const MAX_PATH = 500;

/** What a saved game notes of its rules; undefined where they are part of the program. */
export function makeRulesNote({ source }: Pick<AnyGame, 'source'>): string | undefined {
  if (source === undefined) return undefined;
  const path = source.path.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '?').slice(0, MAX_PATH);
  return `${source.fingerprint} ${path}`;
}

/** The rules that a saved game names; undefined where it names none. */
export function rulesNoted(text: string): RulesSource | undefined {
  const [, fingerprint, path] = /^note rules ([0-9a-f]{16}) (\S.*)$/m.exec(text) ?? [];
  return fingerprint === undefined || path === undefined
    ? undefined
    : { fingerprint, path: path.trim().slice(0, MAX_PATH) };
}

/** The rules that a saved game names, where those of its game are others by now. */
export function editedRules(text: string, games: readonly AnyGame[]): RulesSource | undefined {
  const noted = rulesNoted(text);
  const [, id] = /^game (\S+)$/m.exec(text) ?? [];
  const source = games.find((game) => game.id === id)?.source;
  const isEdited = source !== undefined && source.fingerprint !== noted?.fingerprint;
  return isEdited ? noted : undefined;
}
