import { own } from '#core';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '#web/language/language.ts';
import type { BoardLayout } from '../layout/layout.ts';
import { PieceIcon } from '../board/piece-icon.tsx';
import type { Choice } from '../game/zrf-play-model.ts';
import { arrivingPiece, nameCandidates } from '../../voice/describe.ts';
import type { ZrfPageModel } from '../game/zrf-page-model.ts';

interface ChooserProps {
  readonly page: ZrfPageModel;
  readonly layout: BoardLayout;
  readonly choice: Choice;
  /** Closes the chooser and returns focus to the position. */
  readonly onClose: () => void;
}

const ICON = 40;
const WIDTH = 232;

/** Menu of several possible steps, shown at their destination. */
export function Chooser({ page, layout, choice, onClose }: ChooserProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), [choice]);
  const { model } = page;
  const { game } = model.file;
  const { state } = model.match;
  const cell = layout.cells[choice.at];
  if (cell === undefined) return null;
  const names = nameCandidates(page.words.value, game, state, choice.candidates);
  const below = cell.centre.y < layout.height / 2;
  const left = Math.max(4, Math.min(cell.centre.x - WIDTH / 2, layout.width - WIDTH - 4));
  const place = below
    ? { top: `${cell.box.top + cell.box.height + 6}px` }
    : { bottom: `${layout.height - cell.box.top + 6}px` };
  const close = () => {
    model.cancel();
    onClose();
  };
  return (
    <div
      ref={list}
      class="chooser"
      role="group"
      aria-label={say('choose-move')}
      style={{ left: `${left}px`, width: `${WIDTH}px`, ...place }}
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close();
        else if (!step(event, list.current)) return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      {choice.candidates.map((candidate, index) => {
        const piece = arrivingPiece(game, state, candidate);
        return (
          <button
            key={index}
            type="button"
            class="chooser-offer"
            onClick={() => {
              model.play(candidate.action);
              onClose();
            }}
          >
            {piece === undefined ? null : <PieceIcon page={page} {...piece} size={ICON} />}
            <span>{names[index]}</span>
          </button>
        );
      })}
      <button type="button" class="quiet chooser-cancel" onClick={close}>
        {say('zrf-cancel')}
      </button>
    </div>
  );
}

/** Moves focus between buttons with the arrows; returns false for other keys. */
function step(event: KeyboardEvent, list: HTMLElement | null): boolean {
  const by = own({ ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }, event.code);
  if (by === undefined || list === null) return false;
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.findIndex((one) => one === document.activeElement);
  buttons[(at + by + buttons.length) % buttons.length]?.focus();
  return true;
}
