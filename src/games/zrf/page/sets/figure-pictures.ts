import { failed } from '#core';
import { rulesProblem } from '../../rules/index.ts';
import type { RulesFolder } from '../../rules/index.ts';
import { Pictures } from '../paint/pictures.ts';
import type { PiecePicture } from '../paint/pictures.ts';
import type { Figures } from './figures.ts';
import { folderOfSet, pictureName, PIECE_SETS } from './sets.ts';
import type { SetName } from './sets.ts';

/** All sets of a family as one folder; each set is a subfolder. */
function folderOfSets({ family, all }: Figures): RulesFolder {
  const turned = family === 'shogi' ? all.map((figure) => ({ ...figure, isTurned: true })) : [];
  const figures = [...all, ...turned];
  const folders = new Map<string, RulesFolder>(
    PIECE_SETS[family].map((set) => [set.name, folderOfSet(set, figures)]),
  );
  return {
    names: [...folders].flatMap(([name, folder]) => folder.names.map((one) => `${name}/${one}`)),
    read: (path) => {
      const slash = path.indexOf('/');
      const folder = folders.get(path.slice(0, slash));
      return (
        folder?.read(path.slice(slash + 1)) ?? failed(rulesProblem('rules-missing', { name: path }))
      );
    },
  };
}

/** Our pictures of a game's pieces, in every set of its family. */
export class FigurePictures {
  readonly #figures: Figures;
  readonly #pictures: Pictures;

  constructor(figures: Figures) {
    this.#figures = figures;
    this.#pictures = new Pictures(folderOfSets(figures));
  }

  /** Counts loaded pictures. */
  get arrived(): Pictures['arrived'] {
    return this.#pictures.arrived;
  }

  /** Picture of a piece; on a turned board, shogi pieces point the other way. */
  ofPiece(set: SetName, type: number, player: number, isTurned: boolean): PiecePicture | undefined {
    const figure = this.#figures.of(type, player);
    if (figure === undefined) return undefined;
    const points = this.#figures.family === 'shogi' && isTurned;
    const path = `${set}/${pictureName({ ...figure, isTurned: points })}`;
    const picture = this.#pictures.get(path);
    return picture && { path, picture };
  }

  /** Loads all pictures of a set. */
  async load(set: SetName): Promise<void> {
    await Promise.all(
      this.#figures.all.map((figure) => this.#pictures.load(`${set}/${pictureName(figure)}`)),
    );
  }
}
