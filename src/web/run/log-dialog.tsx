import './run.css';
import { makeLine } from '#roguelike/log.ts';
import type { LogLine } from '#roguelike/log.ts';
import { say } from '../language/language.ts';
import { Dialog } from '../ui/dialog.tsx';

interface LogDialogProps {
  readonly log: readonly LogLine[];
  readonly onClose: () => void;
}

/** All stored messages, latest first. */
export function LogDialog({ log, onClose }: LogDialogProps) {
  const lines = [...log].reverse();
  return (
    <Dialog isText name="run-log" title={say('run-log')} onClose={onClose}>
      {lines.length === 0 ? <p class="empty">{say('log-empty')}</p> : null}
      <ol class="run-history">
        {lines.map((line, at) => (
          <li key={lines.length - at}>
            <span class="run-history-turn">{line.turn}</span> {makeLine(line)}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
