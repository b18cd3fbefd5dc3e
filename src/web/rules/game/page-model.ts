import { computed, signal } from '@preact/signals';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { currentMessages, say } from '../../language/language.ts';
import { ownMessages } from '../files/built-in.ts';
import { PiecePainter } from '../paint/pieces.ts';
import { Pictures } from '../paint/pictures.ts';
import type { ZrfTable } from './table.ts';
import type { ZrfDesk } from './desk.ts';
import { participantsOf } from '../../../presentation/participants.ts';
import type { Participants } from '../../../presentation/participants.ts';
import { nameSeat } from '../../../presentation/zrf/describe.ts';
import { Glossary } from '../../../presentation/zrf/glossary.ts';
import { Notation } from '../../../presentation/zrf/notation.ts';

/** A table as it is looked at: with its pictures, in the language of the page. */
export interface View {
  readonly desk: ZrfDesk;
  readonly table: ZrfTable;
  readonly pictures: Pictures;
  /** Which of several sets of pictures is shown. */
  readonly set: Signal<number>;
  readonly painter: ReadonlySignal<PiecePainter>;
  readonly words: ReadonlySignal<Glossary>;
  readonly participants: ReadonlySignal<Participants>;
  readonly notation: Notation;
  readonly coordinates: Signal<boolean>;
  /** Whether the pictures have come, so that nothing is drawn that would change at once. */
  readonly ready: ReadonlySignal<boolean>;
  /** The name of who sits there, as the rules call them. */
  nameOf(seat: number): string;
}

/** Pictures are read once a book, whatever variants of it are played. */
const known = new WeakMap<object, Pictures>();

function picturesOf({ book }: Pick<ZrfTable, 'book'>): Pictures {
  const found = known.get(book) ?? new Pictures(book.folder);
  known.set(book, found);
  return found;
}

/** What stays as it was chosen while one variant gives way to another. */
const chosen = { set: signal(0), coordinates: signal(true) };

export function makeView(desk: ZrfDesk, table: ZrfTable): View {
  const { book, rules } = table;
  const pictures = picturesOf(table);
  const ready = signal(false);
  void pictures.loadAll(rules).then(() => (ready.value = true));
  const { variant } = table.match.state;
  const words = computed(() => {
    const messages = ownMessages(book.id, currentMessages().language);
    return new Glossary({ game: book.game, variant, messages, say });
  });
  return {
    desk,
    table,
    pictures,
    ...chosen,
    ready,
    painter: computed(() => new PiecePainter(rules, pictures, chosen.set.value)),
    words,
    participants: computed(() => participantsOf(table.session, say)),
    notation: new Notation(book.game),
    nameOf: (seat) => nameSeat(words.value, seat),
  };
}
