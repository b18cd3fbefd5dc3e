import { signal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Sound } from '#audio';
import { boardSound, endKindOf, endSound, soundKindOf } from '../../voice/sounds.ts';
import type { Pick } from '../../voice/selection.ts';
import { pageAudio } from '#web/audio/index.ts';
import { SoundBox } from './sound-box.ts';
import { isInCheck } from '../../voice/check.ts';
import { PREMOVE_DROPPED } from '../../voice/premoves.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

/** True if board games play sounds. */
export const soundOn = signal(true);

/** Plays a sound of the file, or a built-in one, unless the file silences its moves. */
function playSound(
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

/** Plays the file's sounds during the game, and built-in ones for turns without any. */
export function useSounds(page: ZrfPageModel): void {
  const { model } = page;
  const { sounds } = model.rules;
  const box = useMemo(() => new SoundBox(model.file.folder, () => soundOn.value), [model.file]);
  const lastPlayed = useRef<unknown>(model.news.peek());
  const lastPick = useRef<Pick | undefined>(model.pick.peek());
  useEffect(() => {
    void box.playOnTouch(sounds.opening);
    return () => box.close();
  }, [box]);
  useSignalEffect(() => {
    if (soundOn.value) void box.playMusic(sounds.music);
    else box.stopMusic();
  });
  useSignalEffect(() => {
    const pick = model.pick.value;
    if (pick !== undefined) box.play(sounds.click);
    else if (lastPick.current !== undefined) box.play(sounds.release);
    lastPick.current = pick;
  });
  useSignalEffect(() => {
    const news = model.news.value;
    if (news === lastPlayed.current) return;
    lastPlayed.current = news;
    if (news?.kind === 'refused' && news.problem.code === PREMOVE_DROPPED) {
      playSound(page, box, undefined, 'error');
    }
    if (news?.kind !== 'events') return;
    const { roles } = page.words.peek();
    const kind = soundKindOf(news.events, roles);
    const isCheck = isInCheck(model.file.game, model.match.state);
    const path = kind === undefined ? undefined : (sounds[kind] ?? sounds.move);
    playSound(page, box, path, boardSound(news.events, roles, isCheck));
    const end = model.isReview.value ? undefined : endKindOf(model.match.state, personsIn(page));
    if (end !== undefined) playSound(page, box, sounds[end], endSound(end));
  });
}
