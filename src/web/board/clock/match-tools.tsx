import type { ReadonlySignal } from '@preact/signals';
import { keyFor } from '#play';
import type { PlayController } from '#play';
import { MATCH_KEYS } from '#voice/keymap.ts';
import type { MatchCommand } from '#voice/keymap.ts';
import { say } from '../../language/language.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Tool } from '../tool.tsx';

/** Parts of a play model that these tools need. */
export interface MatchModel {
  readonly controller: PlayController;
  readonly canResign: ReadonlySignal<boolean>;
  readonly canOfferDraw: ReadonlySignal<boolean>;
  readonly isPaused: ReadonlySignal<boolean>;
}

/** Opens a dialog of the page. */
type OpenDialog = (name: 'resign' | 'draw') => void;

/** Runs a command of a match of two players. */
export function runMatchCommand(
  command: MatchCommand,
  { controller }: Pick<MatchModel, 'controller'>,
  open: OpenDialog,
): void {
  const { ends } = controller;
  if (command === 'pause') controller.togglePause();
  else if (command === 'resign') {
    if (ends.resigning !== undefined) open('resign');
  } else if (ends.asksPerson) open('draw');
  else ends.offerDraw();
}

interface MatchToolsProps {
  readonly model: MatchModel;
  readonly onOpen: OpenDialog;
}

/** Resignation, draw offer, and pause of a game with clocks; nothing in other games. */
export function MatchTools({ model, onOpen }: MatchToolsProps) {
  const { controller, canResign, canOfferDraw, isPaused } = model;
  const { ends, session, clocks } = controller;
  const tool = (command: MatchCommand, icon: IconName, name: string, off: boolean) => (
    <Tool
      icon={icon}
      name={name}
      keys={keyFor(MATCH_KEYS, command).toUpperCase()}
      off={off}
      onClick={() => runMatchCommand(command, model, onOpen)}
    />
  );
  const [resigns, draws] = [canResign.value, canOfferDraw.value];
  if (!ends.isOffered || session.isOver) return null;
  const pause = isPaused.value ? 'clock-resume' : 'web-review-pause';
  return (
    <div class="tools tools-more tools-match" role="group" aria-label={say('early-tools')}>
      {tool('resign', 'flag', 'early-resign', !resigns)}
      {tool('draw', 'draw', 'early-draw', !draws)}
      {clocks === undefined ? null : tool('pause', isPaused.value ? 'play' : 'pause', pause, false)}
    </div>
  );
}
