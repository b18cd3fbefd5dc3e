import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { currentMessages, say } from '#web/language/language.ts';
import type { Session } from '#play';
import { builtInMessages } from '../files/built-in.ts';
import type { OpenedFile } from '../files/opened-file.ts';
import type { Coordinates } from '../layout/labels.ts';
import { PiecePainter } from '../paint/pieces.ts';
import { noteShown } from '../opening/shown.ts';
import { picturesFor } from '../paint/pictures.ts';
import type { Pictures } from '../paint/pictures.ts';
import type { ZrfPlayModel } from './zrf-play-model.ts';
import type { ZrfGamePage } from './zrf-page.ts';
import { participantsOf } from '#voice/participants.ts';
import type { Participants } from '#voice/participants.ts';
import { nameSeat } from '../../voice/describe.ts';
import { Glossary } from '../../voice/glossary.ts';
import { Notation } from '../../voice/notation.ts';
import { coordinateSettings } from '../settings/sections.ts';

/** What the page of a game from a rules file shows: the game, its pictures, its names in the language of the page. */
export interface ZrfPageModel {
  readonly gamePage: ZrfGamePage;
  readonly model: ZrfPlayModel;
  readonly pictures: Pictures;
  /** Which of several sets of pictures is shown. */
  readonly set: Signal<number>;
  readonly painter: ReadonlySignal<PiecePainter>;
  readonly words: ReadonlySignal<Glossary>;
  readonly participants: ReadonlySignal<Participants>;
  readonly notation: Notation;
  readonly coordinates: ReadonlySignal<Coordinates>;
  /** Shows or hides names of rows and columns, for all boards of this kind. */
  setCoordinates(on: boolean): void;
  /** Whether the pictures have come, so that nothing is drawn that would change at once. */
  readonly ready: ReadonlySignal<boolean>;
  /** The name of who sits there, as the rules call them. */
  nameOf(seat: number): string;
}

/** Pictures are read once per file, whatever variants of it are played. */
const known = new WeakMap<object, Pictures>();

function picturesOf({ file }: Pick<ZrfPlayModel, 'file'>): Pictures {
  const found = known.get(file) ?? picturesFor(file.folder);
  known.set(file, found);
  return found;
}

/** What stays as it was chosen while one variant gives way to another. */
const chosen = { set: signal(0) };

/** Whose picture of the board may have names of rows and columns of its own. */
function bringsPicture({ file, rules }: ZrfPlayModel): boolean {
  return rules.board.images.length > 0 && file.id.startsWith('user:');
}

export function makePageModel(gamePage: ZrfGamePage, model: ZrfPlayModel): ZrfPageModel {
  const { file, rules } = model;
  const pictures = picturesOf(model);
  const ready = signal(false);
  // A board is shown without the pictures that cannot be had.
  const loaded = pictures.loadAll(rules).catch(reportError);
  void loaded.then(() => {
    ready.value = true;
    return noteShown(model.file, pictures);
  });
  const kind = bringsPicture(model) ? 'pictured' : 'plain';
  return {
    gamePage,
    model,
    pictures,
    ...chosen,
    ready,
    coordinates: computed(() => {
      if (!coordinateSettings.value[kind]) return 'off';
      return kind === 'pictured' ? 'outside' : 'near';
    }),
    setCoordinates: (on) => coordinateSettings.change({ [kind]: on }),
    painter: computed(() => new PiecePainter(rules, pictures, chosen.set.value)),
    ...makeWording(file, model.match.state.variant, model.session),
  };
}

/** How a game is told in the language of the page. */
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
