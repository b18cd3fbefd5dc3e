import { parsed } from '../../core/index.ts';
import type { Parsed } from '../../core/index.ts';
import { decode, openRules } from '../../games/zrf/index.ts';
import type { OpenedRules, RulesFile, RulesFolder } from '../../games/zrf/index.ts';
import type { GameSource } from '../../play/index.ts';
import { openRules as openPath } from './rules-files.ts';

/** Rules that were opened, with the texts that they were made from. */
export interface Opened extends OpenedRules {
  readonly source: GameSource;
  /** The name of the rules file. */
  readonly main: string;
}

/** Opens rules and keeps the texts of all that was read on the way. */
function openWithSource({ folder, main }: RulesFile, id: string): Opened {
  const files: [string, string][] = [];
  const watched: RulesFolder = {
    get names() {
      return folder.names;
    },
    read: (name) => {
      const bytes = folder.read(name);
      if (bytes.ok) files.push([name, decode(bytes.value)]);
      return bytes;
    },
  };
  return { ...openRules(watched, main, id), source: { main, files }, main };
}

/** Opens the rules at a path; `idOf` names the game of a rules file. */
export function openAt(path: string, idOf: (main: string) => string): Parsed<Opened> {
  const file = openPath(path);
  return file.ok ? parsed(openWithSource(file.value, idOf(file.value.main))) : file;
}
