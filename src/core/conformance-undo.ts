import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, entriesOf, playTrial } from './conformance-play.ts';
import type { AnyMatch } from './match.ts';

/** Undoes as far as possible. Returns the texts of all states on the path, the first state last. */
function undoAll(match: AnyMatch): string[] {
  const { game } = match;
  const texts = [game.makeState(match.state)];
  while (match.undo()) texts.push(game.makeState(match.state));
  return texts;
}

const undoIsExact: Law = makeLaw('undoes and redoes to identical states', (trial) => {
  const { game } = trial;
  const match = playTrial(trial);
  const end = match.cursor;
  const texts = undoAll(match);
  demand(match.cursor === match.undoFloor, () => 'undo stops before its floor');
  while (match.canRedo) {
    demand(game.makeState(match.state) === texts.pop(), () => `differs at ${match.cursor}`);
    match.redo();
  }
  demand(match.cursor === end, () => 'redo does not reach the end');
  demand(game.makeState(match.state) === texts.pop(), () => 'the final state differs after redo');
});

const undoKeepsSecrets: Law = makeLaw(
  'undoes up to the last chance outcome or revealed secret, or to the start',
  (trial) => {
    const floors: number[] = [0];
    for (const { isChance, step } of entriesOf(playTrial(trial))) {
      const last = floors.at(-1) ?? 0;
      floors.push(isChance || step.reveals === true ? floors.length : last);
    }
    const match = playTrial(trial, ({ cursor, undoFloor }) => {
      demand(
        undoFloor === floors[cursor],
        () => `after ${cursor} entries undo stops at ${undoFloor}, not at ${floors[cursor]}`,
      );
    });
    undoAll(match);
    const floor = floors.at(-1) ?? 0;
    demand(match.cursor === floor, () => `undo stops at ${match.cursor}, not at ${floor}`);
  },
);

export const undoLaws: readonly Law[] = [undoIsExact, undoKeepsSecrets];
