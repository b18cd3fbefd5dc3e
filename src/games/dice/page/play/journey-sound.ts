import { useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { JourneySound } from '../../voice/journey-sound.ts';
import { pageAudio } from '#web/audio/index.ts';
import { speed } from '#web/storage/settings.ts';
import { schedule } from '#web/ui/schedule.ts';
import { rollTimes } from '../game/playback.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';

/** Lets a journey be heard while it is on the table. */
export function useJourneySound(model: DicePlayModel): void {
  const sound = useMemo(
    () => new JourneySound(pageAudio, schedule, () => rollTimes(speed.peek())),
    [model],
  );
  useEffect(() => () => sound.close(), [sound]);
  const heard = useRef<unknown>(model.news.peek());
  useSignalEffect(() => {
    const news = model.news.value;
    if (news === undefined || news === heard.current) return;
    heard.current = news;
    sound.tell(news, model.match.state);
  });
  useSignalEffect(() => {
    if (model.refusals.value > 0) sound.refuse();
  });
  const wasRolling = useRef(false);
  useSignalEffect(() => {
    const isRolling = model.rolling.value !== undefined;
    if (wasRolling.current && !isRolling) sound.hurry();
    wasRolling.current = isRolling;
  });
  useSignalEffect(() => sound.music(model.onTable.value));
}
