import { own } from '#core';
import type { Signal } from '@preact/signals';
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { houseOf, ownerOf, pitOf } from '../rules/index.ts';
import { say } from '#web/language/language.ts';
import { ARROWS, boxStyle } from '#web/canvas/geometry.ts';
import { neighbourOf } from './timeline/layout.ts';
import type { Layout } from './timeline/layout.ts';
import { participantsOf } from '#voice/participants.ts';
import { describePreview } from '../voice/describe.ts';
import type { KalahPlayModel } from './game/kalah-play-model.ts';

const LONG_PRESS = 380;

interface HouseButtonsProps {
  readonly model: KalahPlayModel;
  readonly layout: Layout;
  readonly pointed: Signal<number | undefined>;
}

/** A real button for each house and text for each store, for keyboard, touch and screen readers. */
export function HouseButtons({ model, layout, pointed }: HouseButtonsProps) {
  const place = useRef<HTMLDivElement>(null);
  const { pits, mover } = model.state.value;
  const current = useSignal<number | undefined>(undefined);
  const inTabOrder = current.value ?? pitOf(layout.houses, mover, 1);
  const onKey = (event: KeyboardEvent) => {
    const pit = Number((event.target as HTMLElement).dataset['pit'] ?? Number.NaN);
    const direction = own(ARROWS, event.code);
    if (direction === undefined || Number.isNaN(pit)) return;
    event.preventDefault();
    event.stopPropagation();
    focusPit(place.current, neighbourOf(layout, pit, direction));
  };
  return (
    <div class="houses" ref={place} onKeyDown={onKey}>
      {layout.hollows.map((hollow, pit) =>
        hollow.kind === 'store' ? (
          <div
            key={pit}
            class="store"
            role="img"
            aria-label={storeLabel(model, hollow.owner, pits[pit] ?? 0)}
            data-store={hollow.owner + 1}
            data-seeds={pits[pit]}
            style={boxStyle(hollow.target)}
          />
        ) : (
          <HouseButton
            key={pit}
            model={model}
            layout={layout}
            pit={pit}
            pointed={pointed}
            tabIndex={pit === inTabOrder ? 0 : -1}
            onFocus={() => (current.value = pit)}
          />
        ),
      )}
    </div>
  );
}

export function focusPit(place: ParentNode | null, pit: number): void {
  place?.querySelector<HTMLElement>(`[data-pit="${pit}"]`)?.focus();
}

interface HouseButtonProps extends HouseButtonsProps {
  readonly pit: number;
  readonly tabIndex: number;
  readonly onFocus: () => void;
}

function HouseButton({ model, layout, pit, pointed, tabIndex, onFocus }: HouseButtonProps) {
  const { houses } = layout;
  const hollow = layout.hollows[pit];
  const press = useLongPress(() => (pointed.value = pit));
  if (hollow === undefined) return null;
  const house = houseOf(houses, pit);
  const { mover, pits } = model.state.value;
  const canPlay = model.isOpen.value && hollow.owner === mover && (pits[pit] ?? 0) > 0;
  const onClick = (event: MouseEvent) => {
    if (model.playback.isMoving.value) return;
    event.stopPropagation();
    if (press.wasLong()) return;
    pointed.value = undefined;
    if (canPlay) model.play(house);
  };
  return (
    <button
      type="button"
      class="house"
      data-pit={pit}
      data-house={house}
      data-player={hollow.owner + 1}
      data-seeds={pits[pit]}
      tabIndex={tabIndex}
      aria-disabled={!canPlay}
      aria-label={houseLabel(model, houses, pit, canPlay)}
      style={boxStyle(hollow.target)}
      onClick={onClick}
      onPointerEnter={(event) => event.pointerType === 'mouse' && (pointed.value = pit)}
      onPointerLeave={() => leave(pointed, pit)}
      onPointerDown={press.down}
      onPointerUp={press.up}
      onPointerCancel={press.up}
      onContextMenu={(event) => event.preventDefault()}
      onFocus={(event) => {
        onFocus();
        if (event.currentTarget.matches(':focus-visible')) pointed.value = pit;
      }}
      onBlur={() => leave(pointed, pit)}
    />
  );
}

function leave(pointed: Signal<number | undefined>, pit: number): void {
  if (pointed.value === pit) pointed.value = undefined;
}

/** Previews a house on a long press without playing it. */
function useLongPress(show: () => void) {
  const state = useRef({ timer: 0, long: false }).current;
  return {
    down: (event: PointerEvent) => {
      state.long = false;
      if (event.pointerType === 'mouse') return;
      clearTimeout(state.timer);
      state.timer = window.setTimeout(() => {
        state.long = true;
        show();
      }, LONG_PRESS);
    },
    up: () => clearTimeout(state.timer),
    wasLong: () => state.long,
  };
}

function houseLabel(model: KalahPlayModel, houses: number, pit: number, canPlay: boolean): string {
  const state = model.state.value;
  const house = houseOf(houses, pit);
  if (canPlay) return describePreview(state, house, say);
  const owner = participantsOf(model.session, say).role(ownerOf(houses, pit));
  const label = say('kalah-house-label', { house, seeds: state.pits[pit] ?? 0 });
  return say('web-kalah-house-of', { who: owner, label });
}

function storeLabel(model: KalahPlayModel, player: number, seeds: number): string {
  const store = say('kalah-store', { who: participantsOf(model.session, say).role(player) });
  return say('web-kalah-store-seeds', { store, seeds });
}
