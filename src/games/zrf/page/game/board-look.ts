import { computed } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import { isDark } from '#web/storage/settings.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import { PiecePainter } from '../paint/pieces.ts';
import { boardImage, Pictures } from '../paint/pictures.ts';
import type { Picture } from '../paint/pictures.ts';
import { themedFolder, themedPath } from '../paint/themed-boards.ts';
import type { BoardTheme } from '../paint/themes.ts';
import type { Rules } from '../../rules/index.ts';
import { figuresOf } from '../sets/figures.ts';
import { FigurePictures } from '../sets/figure-pictures.ts';
import { choiceKey, setChoices } from '../sets/choices.ts';
import type { SetChoice } from '../sets/choices.ts';
import { lookOf } from '../settings/board-settings.ts';
import type { GameLook } from '../settings/board-settings.ts';
import { boardSettings } from '../settings/sections.ts';

/** Pictures of a game's board and pieces, as chosen in the settings. */
export interface BoardLook {
  /** Piece sets to choose from, the default first; empty if there are no pictures. */
  readonly choices: readonly SetChoice[];
  readonly choice: ReadonlySignal<SetChoice>;
  readonly theme: ReadonlySignal<BoardTheme>;
  /** Picture of the board; undefined if it has none, or until it is loaded. */
  readonly boardPicture: ReadonlySignal<Picture | undefined>;
  readonly painter: ReadonlySignal<PiecePainter>;
  /** Counts loaded pictures; listeners redraw when it changes. */
  readonly arrived: ReadonlySignal<number>;
  /** Painter of another set, for previews. */
  painterOf(choice: SetChoice): PiecePainter;
  /** Changes the look of this game. */
  change(look: GameLook): void;
  /** Loads the pictures shown first. */
  load(): Promise<void>;
}

/** Set for games without any pictures, whose pieces are letters. */
const LETTERS: SetChoice = { kind: 'file', index: 0 };

interface Looked {
  readonly file: Pick<OpenedFile, 'id'>;
  readonly rules: Rules;
  /** Pictures of the file. */
  readonly pictures: Pictures;
  readonly isTurned: ReadonlySignal<boolean>;
}

/** Look of a game: its pictures in the chosen set and theme. */
export function makeBoardLook({ file, rules, pictures, isTurned }: Looked): BoardLook {
  const isBuiltIn = !file.id.startsWith('user:');
  const figures = figuresOf(rules);
  const ours = figures && new FigurePictures(figures);
  const choices = setChoices(rules, figures, isBuiltIn);
  const [usual = LETTERS] = choices;
  const look = computed(() => lookOf(boardSettings.value, file.id));
  const choice = computed(
    () => choices.find((one) => choiceKey(one) === look.value.pieces) ?? usual,
  );
  const theme = computed(() => look.value.theme ?? 'standard');
  const boards = new Pictures(themedFolder());
  const painterOf = (set: SetChoice) => {
    const turned = isTurned.value;
    if (set.kind === 'file') return new PiecePainter(rules, pictures, set.index);
    return new PiecePainter(rules, pictures, 0, (type, player) =>
      ours?.ofPiece(set.name, type, player, turned),
    );
  };
  return {
    choices,
    choice,
    theme,
    painterOf,
    painter: computed(() => painterOf(choice.value)),
    boardPicture: computed(() => {
      const path = boardImage(rules.board, choice.value.kind === 'file' ? choice.value.index : 0);
      if (pictures.arrived.value + boards.arrived.value < 0) return undefined;
      return isBuiltIn && path !== undefined && theme.value !== 'standard'
        ? boards.get(themedPath(path, theme.value, isDark.value))
        : pictures.get(path);
    }),
    arrived: computed(
      () => pictures.arrived.value + boards.arrived.value + (ours?.arrived.value ?? 0),
    ),
    change: (changes) => {
      const looks = { ...boardSettings.peek().looks, [file.id]: { ...look.peek(), ...changes } };
      boardSettings.change({ looks });
    },
    load: async () => {
      const set = choice.peek();
      // The pictures of a built-in file are not needed if a set replaces them.
      const inFile =
        isBuiltIn && set.kind === 'ours'
          ? Promise.all(rules.board.images.map((path) => pictures.load(path)))
          : pictures.loadAll(rules);
      await Promise.all([inFile, set.kind === 'ours' ? ours?.load(set.name) : undefined]);
    },
  };
}
