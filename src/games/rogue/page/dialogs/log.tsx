import { makeLine } from '#roguelike/log.ts';
import { say } from '#web/language/language.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { RoguePlayModel } from '../game/rogue-play-model.ts';

interface LogDialogProps {
  readonly model: RoguePlayModel;
  readonly onClose: () => void;
}

/** All messages that are remembered, the last ones first. */
export function LogDialog({ model, onClose }: LogDialogProps) {
  const lines = [...model.log].reverse();
  return (
    <Dialog isText name="rogue-log" title={say('run-log')} onClose={onClose}>
      {lines.length === 0 ? <p class="empty">{say('log-empty')}</p> : null}
      <ol class="rogue-history">
        {lines.map((line, at) => (
          <li key={lines.length - at}>
            <span class="rogue-history-turn">{line.turn}</span> {makeLine(line)}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
