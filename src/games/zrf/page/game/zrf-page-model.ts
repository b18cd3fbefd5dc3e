import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { currentMessages, say } from '#web/language/language.ts';
import type { Session } from '#play';
import { builtInMessages } from '../files/built-in.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import type { Coordinates } from '../layout/labels.ts';
import { DrawingBoard } from '../drawings/drawing-board.ts';
import { makeBoardLook } from './board-look.ts';
import type { BoardLook } from './board-look.ts';
import type { PiecePainter } from '../paint/pieces.ts';
import { noteShown } from '../opening/shown.ts';
import { picturesFor } from '../paint/pictures.ts';
import type { Pictures } from '../paint/pictures.ts';
import type { ZrfPlayModel } from './zrf-play-model.ts';
import type { ZrfGamePage } from './zrf-page.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Participants } from '#voice/participants.ts';
import { nameSeat } from '../../voice/describe.ts';
import { Glossary } from '../../voice/glossary.ts';
import { filesOf, labelsOf } from '../../notation/index.ts';
import type { FileNumbers } from '../../notation/index.ts';
import { Notation } from '../../voice/notation.ts';
import type { WhyNotWords } from '../../voice/why-not.ts';
import type { ZrfState } from '../../rules/index.ts';
import { surfaceOf } from '../../voice/surface.ts';
import type { BoardKind, CoordinatePlace } from '../settings/coordinate-settings.ts';
import { coordinateSettings } from '../settings/sections.ts';

/** The question "Why not?" about a move of the game, and its answer. */
export interface AskedWhy {
  /** Position on the board when it was asked. */
  readonly shown: ZrfState;
  readonly words: WhyNotWords;
}

/**
 * View model of a rules-file game's page: the game, its pictures, and its names in the page
 * language.
 */
export interface ZrfPageModel {
  readonly gamePage: ZrfGamePage;
  readonly model: ZrfPlayModel;
  readonly pictures: Pictures;
  readonly look: BoardLook;
  /** Arrows and circles on the board. */
  readonly drawing: DrawingBoard;
  /** The last question "Why not?" with its answer. */
  readonly whyNot: Signal<AskedWhy | undefined>;
  readonly painter: ReadonlySignal<PiecePainter>;
  readonly words: ReadonlySignal<Glossary>;
  readonly participants: ReadonlySignal<Participants>;
  readonly notation: Notation;
  readonly coordinates: ReadonlySignal<Coordinates>;
  /** Chosen place of row and column names; boards of points have no room inside. */
  readonly coordinatePlace: ReadonlySignal<CoordinatePlace>;
  /** Moves row and column names, for all boards of this kind. */
  setCoordinates(place: CoordinatePlace): void;
  /** Numbers of squares by position, '' for none; undefined for games without numbers. */
  readonly squareNumbers: readonly string[] | undefined;
  /** Numbers of files by position, for games whose moves count them by player. */
  readonly files: readonly FileNumbers[] | undefined;
  /** True once pictures are loaded; drawing earlier would cause a flicker. */
  readonly ready: ReadonlySignal<boolean>;
  /** Name of the player at a seat, as in the rules. */
  nameOf(seat: number): string;
}

/** Pictures are read once per file and shared by its variants. */
const cache = new WeakMap<object, Pictures>();

function picturesOf({ file }: Pick<ZrfPlayModel, 'file'>): Pictures {
  const found = cache.get(file) ?? picturesFor(file.folder);
  cache.set(file, found);
  return found;
}

/** True for a user's file with a board picture, which may contain its own row and column names. */
function bringsPicture({ file, rules }: ZrfPlayModel): boolean {
  return rules.board.images.length > 0 && file.id.startsWith('user:');
}

function kindOf(model: ZrfPlayModel): BoardKind {
  if (bringsPicture(model)) return 'pictured';
  return labelsOf(model.rules) === undefined ? 'plain' : 'numbered';
}

export function makePageModel(gamePage: ZrfGamePage, model: ZrfPlayModel): ZrfPageModel {
  const { file, rules } = model;
  const pictures = picturesOf(model);
  const ready = signal(false);
  // If pictures fail to load, show the board without them.
  const look = makeBoardLook({ file, rules, pictures, isTurned: model.isTurned });
  const loaded = look.load().catch(reportError);
  void loaded.then(() => {
    ready.value = true;
    return noteShown(model.file, pictures);
  });
  const kind = kindOf(model);
  return {
    gamePage,
    model,
    pictures,
    look,
    drawing: new DrawingBoard(),
    whyNot: signal(undefined),
    ready,
    coordinatePlace: computed(() => coordinateSettings.value[kind]),
    coordinates: computed(() => {
      const place = coordinateSettings.value[kind];
      if (place === 'off') return 'off';
      const hasRoom = surfaceOf(rules) !== 'points' && rules.board.images.length === 0;
      if (place === 'inside' && hasRoom) return 'inside';
      return kind === 'pictured' ? 'outside' : 'near';
    }),
    setCoordinates: (place) => coordinateSettings.change({ [kind]: place }),
    squareNumbers: labelsOf(rules),
    files: filesOf(rules),
    painter: look.painter,
    ...makeWording(file, model.match.state.variant, model.session),
  };
}

/** Texts of a game in the page language. */
export type Wording = Pick<ZrfPageModel, 'words' | 'participants' | 'notation' | 'nameOf'>;

export function makeWording(
  file: Pick<OpenedFile, 'id' | 'game'>,
  variant: string,
  session: Pick<Session, 'seats'>,
): Wording {
  const words = computed(() => {
    const messages = builtInMessages(file.id, currentMessages().language);
    return new Glossary({ game: file.game, variant, messages, say });
  });
  return {
    words,
    participants: computed(() => participantsOf(session, say)),
    notation: new Notation(file.game),
    nameOf: (seat) => nameSeat(words.value, seat),
  };
}
