import { signal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SoundKind, ZrfEvent } from '../../../games/zrf/index.ts';
import type { Pick } from '../../../presentation/zrf/selection.ts';
import { SoundBox } from './sound-box.ts';
import type { RulesPageModel } from '../game/page-model.ts';

/** Whether the sounds of rules files are heard. */
export const soundOn = signal(true);

/** The sound of a turn: what weighs most in it. */
function soundOf(events: readonly ZrfEvent[]): SoundKind | undefined {
  const has = (kind: ZrfEvent['kind']) => events.some((event) => event.kind === kind);
  if (has('capture')) return 'capture';
  if (has('place')) return 'drop';
  if (has('change')) return 'change';
  return has('move') ? 'move' : undefined;
}

function endSound({ model }: RulesPageModel): SoundKind | undefined {
  const { ending } = model.match.state;
  if (ending === undefined) return undefined;
  if (ending.winners.length === 0) return 'draw';
  const persons = [...model.session.seats.keys()].filter(
    (seat) => model.session.seats[seat]?.kind === 'person',
  );
  return persons.length === 0 || persons.some((seat) => ending.winners.includes(seat))
    ? 'win'
    : 'loss';
}

/** Lets the file's own sounds be heard as the game goes on. */
export function useSounds(page: RulesPageModel): void {
  const { model } = page;
  const { sounds } = model.rules;
  const box = useMemo(() => new SoundBox(model.file.folder, () => soundOn.value), [model.file]);
  const heard = useRef<unknown>(model.news.peek());
  const held = useRef<Pick | undefined>(model.pick.peek());
  useEffect(() => {
    void box.playWhenTouched(sounds.opening);
    return () => box.close();
  }, [box]);
  useSignalEffect(() => {
    if (soundOn.value) void box.playMusic(sounds.music);
    else box.stopMusic();
  });
  useSignalEffect(() => {
    const pick = model.pick.value;
    if (pick !== undefined) box.play(sounds.click);
    else if (held.current !== undefined) box.play(sounds.release);
    held.current = pick;
  });
  useSignalEffect(() => {
    const news = model.news.value;
    if (news === heard.current || news?.kind !== 'events') return;
    heard.current = news;
    const kind = soundOf(news.events);
    if (kind !== undefined) box.play(sounds[kind] ?? sounds.move);
    const end = model.isReview.value ? undefined : endSound(page);
    if (end !== undefined) box.play(sounds[end]);
  });
}
