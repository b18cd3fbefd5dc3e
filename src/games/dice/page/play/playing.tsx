import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useMemo, useState } from 'preact/hooks';
import { damageAhead } from '../../voice/damage-preview.ts';
import { describeScene } from '../../voice/status.ts';
import { ReviewBar } from '#web/board/review/review-bar.tsx';
import { usePageKeys } from '#web/board/page-keys.ts';
import { say } from '#web/language/language.ts';
import { settings, speed } from '#web/storage/settings.ts';
import { Camp } from '../camp/camp.tsx';
import { Dialogs } from '../dialogs/dialogs.tsx';
import type { DicePage } from '../game/dice-page.ts';
import { newsOf, tableShown } from '../game/table-shown.ts';
import type { TableShown } from '../game/table.ts';
import { End } from '../table/end.tsx';
import { ActBanner, EventBanner, TurnBanner, useFlourish } from '../table/flourish.tsx';
import { Flights } from '../table/flights.tsx';
import { Hand } from '../table/hand.tsx';
import { Offers } from '../table/offers.tsx';
import type { Ahead } from '../table/offers.tsx';
import { pressKey } from './press-key.ts';
import { Stage } from '../table/stage.tsx';
import { MoreTools, TableTools } from '../table/tools.tsx';
import { Top } from '../table/top.tsx';
import { Tutorial } from '../table/tutorial.tsx';
import { JourneySound } from '../../voice/journey-sound.ts';
import { audioWith } from '../adventures/pack-sounds.ts';
import { schedule } from '#web/ui/schedule.ts';
import { rollTimes } from '../game/playback.ts';
import type { DicePlayModel } from '../game/dice-play-model.ts';

/** Plays the sounds and music of a journey while it is on the table. */
function useJourneySound(model: DicePlayModel): void {
  const sound = useMemo(
    () => new JourneySound(audioWith(model.pack), schedule, () => rollTimes(speed.peek())),
    [model],
  );
  useEffect(() => () => sound.close(), [sound]);
  const lastNews = useRef<unknown>(model.news.peek());
  useSignalEffect(() => {
    const news = model.news.value;
    if (news === undefined || news === lastNews.current) return;
    lastNews.current = news;
    sound.playNews(news, model.match.state);
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

/** A journey in play: the table of a scenario or the camp, with tools beside it. */
export function Playing({ page }: { readonly page: DicePage }) {
  const { model } = page;
  const main = useRef<HTMLElement>(null);
  const hint = useSignal('');
  useJourneySound(model);
  const shown = tableShown(model);
  useEffect(() => {
    hint.value = '';
  }, [model.present.value]);
  useFocusRecovery(main, model.present.value);
  usePageKeys(
    (event) => pressKey(event, page, (text) => (hint.value = text)),
    [page.gamePage, model],
  );
  const settle = () => model.playback.settle();
  return (
    <main
      class={`dice${shown === undefined ? ' dice-camp' : ''}`}
      ref={main}
      data-palette={settings.value.palette ?? ''}
      data-entries={model.present.value.cursor}
      onClickCapture={(event) => {
        if (model.rolling.value === undefined) return;
        event.stopPropagation();
        event.preventDefault();
        settle();
      }}
    >
      {shown === undefined ? (
        <Camp page={page} />
      ) : (
        <Table page={page} shown={shown} hint={hint.value} onHint={(text) => (hint.value = text)} />
      )}
      <div class="dice-foot">
        <TableTools page={page} />
        <ReviewBar model={model} />
        <MoreTools page={page} />
      </div>
      <Dialogs page={page} />
    </main>
  );
}

interface TableProps {
  readonly page: DicePage;
  readonly shown: TableShown;
  readonly hint: string;
  readonly onHint: (text: string) => void;
}

function Table({ page, shown, hint, onHint }: TableProps) {
  const { model } = page;
  const flourish = useFlourish(model);
  const isOver = shown.scene.over !== undefined;
  const [ahead, setAhead] = useState<Ahead | undefined>(undefined);
  useEffect(() => setAhead(undefined), [model.present.value]);
  const damage =
    shown.damage ??
    (ahead === undefined || shown.offers.length === 0
      ? undefined
      : damageAhead(shown.scene, ahead.action));
  return (
    <>
      <div class="dice-table">
        <Top {...{ page, shown, flourish, onHint }} />
        <div class="dice-middle">
          {isOver ? (
            <End page={page} scene={shown.scene} />
          ) : (
            <>
              <Question page={page} shown={shown} />
              <Tutorial model={model} />
              <Stage {...{ model, shown, flourish, onHint }} />
            </>
          )}
          <ActBanner model={model} flourish={flourish} />
          <EventBanner model={model} flourish={flourish} />
          <TurnBanner model={model} />
        </div>
        {isOver ? null : <Hand {...{ model, shown, damage, onHint }} aimed={ahead?.dice ?? []} />}
      </div>
      <Flights model={model} hero={shown.hero} />
      {isOver ? null : <Offers {...{ model, shown, hint, onHint }} onAhead={setAhead} />}
    </>
  );
}

/** The current question, and the events since the last decision. */
function Question({ page: { model }, shown }: Pick<TableProps, 'page' | 'shown'>) {
  const { value: words } = model.words;
  const question = model.isReview.value
    ? say('web-review-at', { at: model.shown.value, of: model.present.value.cursor })
    : describeScene(shown.scene, words);
  return (
    <div class="asked">
      <p class="asked-question">{question}</p>
      <p class="asked-news" role="status" aria-live="polite">
        {newsOf(model).join(' ')}
      </p>
    </div>
  );
}

/** Focuses the offers if the focused button disappears. Tab then continues among them. */
function useFocusRecovery(main: { readonly current: HTMLElement | null }, present: unknown): void {
  const wasInside = useRef(false);
  useLayoutEffect(() => {
    const element = main.current;
    if (element === null) return undefined;
    const note = () => (wasInside.current = element.contains(document.activeElement));
    element.addEventListener('focusin', note);
    return () => element.removeEventListener('focusin', note);
  }, []);
  useLayoutEffect(() => {
    if (!wasInside.current || document.activeElement !== document.body) return;
    main.current?.querySelector<HTMLElement>('.offers')?.focus({ preventScroll: true });
  }, [present]);
}
