import { defaultOptions } from '#core';
import type { Problem } from '#core';
import { decode, openRules, readForms, timedBy } from '../../rules/index.ts';
import type { Diagnosis, RulesFolder, Sources, ZrfGame, ZrfOptions } from '../../rules/index.ts';
import type { GameSource } from '#play';

/** A playable rules file. */
export interface OpenedFile {
  readonly id: string;
  readonly game: ZrfGame;
  readonly folder: RulesFolder;
  readonly main: string;
  /** Indexes of variants preceded by a menu separator. */
  readonly separated: ReadonlySet<number>;
}

/** Result of opening a rules file. */
export type Opened =
  | { readonly ok: true; readonly file: OpenedFile }
  | {
      readonly ok: false;
      readonly problems: readonly (Problem | Diagnosis)[];
      readonly sources: Sources | undefined;
    };

/** Opens a rules file as a game with the id `id`. */
export function openRulesFile(folder: RulesFolder, main: string, id: string): Opened {
  const { game, diagnoses, sources, separated } = openRules(
    folder,
    main,
    id,
    main,
    timedBy(() => performance.now()),
  );
  if (!game.ok) {
    return { ok: false, problems: diagnoses.length > 0 ? diagnoses : game.problems, sources };
  }
  return { ok: true, file: { id, game: game.value, folder, main, separated } };
}

/** Default options of a variant. */
export function optionsFor({ game }: Pick<OpenedFile, 'game'>, variant: string): ZrfOptions {
  return { ...defaultOptions(game.options), variant };
}

/** Files that never contain rules. */
const ASSET = /\.(?:bmp|png|gif|jpe?g|svg|wav|mp3|midi?|zip|exe|dll|zsg|html?|ftl)$/i;

/** Source texts from which a worker can make the same game. */
export function sourceOf({ folder, main }: Pick<OpenedFile, 'folder' | 'main'>): GameSource {
  const names = folder.names.filter((name) => !ASSET.test(name));
  const files = names.flatMap((name): [string, string][] => {
    const bytes = folder.read(name);
    return bytes.ok ? [[name, decode(bytes.value)]] : [];
  });
  return { main, files };
}

/** Only the texts that a game reads: its rules file and the files it includes. */
export function textsReadBy({ folder, main }: Pick<OpenedFile, 'folder' | 'main'>): GameSource {
  const { files, texts } = readForms(folder, main);
  return { main, files: files.map((name, at) => [name, texts[at] ?? ''] as const) };
}
