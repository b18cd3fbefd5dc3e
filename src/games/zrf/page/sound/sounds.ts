import { signal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Sound } from '#audio';
import { boardSound, endKindOf, endSound, soundKindOf } from '../../voice/sounds.ts';
import type { Pick } from '../../voice/selection.ts';
import { pageAudio } from '#web/audio/index.ts';
import { SoundBox } from './sound-box.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** Whether board games are heard. */
export const soundOn = signal(true);

/** A sound of the file, or ours where it has none, unless it wants its moves to be silent. */
function hear(
  { model: { rules } }: ZrfPageModel,
  box: SoundBox,
  path: string | undefined,
  ours: Sound | undefined,
): void {
  if (path !== undefined) box.play(path);
  else if (ours !== undefined && soundOn.value && !rules.options.silentMoves) pageAudio.play(ours);
}

function personsIn({ model }: ZrfPageModel): number[] {
  const { seats } = model.session;
  return [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
}

/** Lets the file's own sounds be heard as the game goes on, and ours for turns without any. */
export function useSounds(page: ZrfPageModel): void {
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
    const { roles } = page.words.peek();
    const kind = soundKindOf(news.events, roles);
    const path = kind === undefined ? undefined : (sounds[kind] ?? sounds.move);
    hear(page, box, path, boardSound(news.events, roles));
    const end = model.isReview.value ? undefined : endKindOf(model.match.state, personsIn(page));
    if (end !== undefined) hear(page, box, sounds[end], endSound(end));
  });
}
