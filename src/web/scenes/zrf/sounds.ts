import { signal, useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { makeFinder } from '../../../games/zrf/files/folder.ts';
import type { RulesFolder } from '../../../games/zrf/files/folder.ts';
import type { SoundKind } from '../../../games/zrf/rules/index.ts';
import type { ZrfEvent } from '../../../games/zrf/run/action.ts';
import type { View } from './view.ts';

/** Whether the sounds of rules files are heard. */
export const soundOn = signal(true);

/** Plays the sounds of a folder; nothing is heard before the page was touched. */
class SoundBox {
  readonly #folder: RulesFolder;
  readonly #find: (path: string) => string | undefined;
  readonly #buffers = new Map<string, Promise<AudioBuffer | undefined>>();
  #context: AudioContext | undefined;

  constructor(folder: RulesFolder) {
    this.#folder = folder;
    this.#find = makeFinder(folder);
  }

  async play(path: string | undefined): Promise<void> {
    if (path === undefined || !soundOn.value || !navigator.userActivation.hasBeenActive) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    const buffer = await this.#load(context, path);
    if (buffer === undefined) return;
    const source = context.createBufferSource();
    source.buffer = buffer;
    source.connect(context.destination);
    source.start();
  }

  #load(context: AudioContext, path: string): Promise<AudioBuffer | undefined> {
    const loading = this.#buffers.get(path) ?? this.#decode(context, path);
    this.#buffers.set(path, loading);
    return loading;
  }

  async #decode(context: AudioContext, path: string): Promise<AudioBuffer | undefined> {
    const name = this.#find(path);
    const bytes = name === undefined ? undefined : this.#folder.read(name);
    if (bytes?.ok !== true) return undefined;
    try {
      return await context.decodeAudioData(bytes.value.slice().buffer);
    } catch {
      // Music that the browser does not know stays silent.
      return undefined;
    }
  }
}

/** The sound of a turn: what weighs most in it. */
function soundOf(events: readonly ZrfEvent[]): SoundKind | undefined {
  const has = (kind: ZrfEvent['kind']) => events.some((event) => event.kind === kind);
  if (has('capture')) return 'capture';
  if (has('place')) return 'drop';
  if (has('change')) return 'change';
  return has('move') ? 'move' : undefined;
}

function endSound({ table }: View): SoundKind | undefined {
  const { ending } = table.match.state;
  if (ending === undefined) return undefined;
  if (ending.winners.length === 0) return 'draw';
  const persons = [...table.session.seats.keys()].filter(
    (seat) => table.session.seats[seat]?.kind === 'person',
  );
  return persons.length === 0 || persons.some((seat) => ending.winners.includes(seat))
    ? 'win'
    : 'loss';
}

/** Lets the file's own sounds be heard as the game goes on. */
export function useSounds(view: View): void {
  const { table } = view;
  const box = useMemo(() => new SoundBox(table.book.folder), [table.book]);
  const heard = useRef<unknown>(table.news.peek());
  useSignalEffect(() => {
    if (table.pick.value !== undefined) void box.play(table.rules.sounds.click);
  });
  useSignalEffect(() => {
    const news = table.news.value;
    if (news === heard.current || news?.kind !== 'events') return;
    heard.current = news;
    const { sounds } = table.rules;
    const kind = soundOf(news.events);
    if (kind !== undefined) void box.play(sounds[kind] ?? sounds.move);
    const end = table.isReview.value ? undefined : endSound(view);
    if (end !== undefined) void box.play(sounds[end]);
  });
}
