import type { Part } from '../../rules/index.ts';
import type { Steps } from './step.ts';

type MovePart = Extract<Part, { readonly kind: 'move' }>;

/** Origins of other pieces with the same sign that can reach the same square. */
export function rivalsOf(steps: Steps, sign: string, move: MovePart): string[] {
  const origins = new Set<number>();
  for (const other of steps.actions) {
    const [part, second] = steps.partsOf(other);
    if (part?.kind !== 'move' || part.to !== move.to || part.from === move.from) continue;
    // A castling is written differently.
    const isCastling = second?.kind === 'move' && second.player === part.player;
    if (isCastling || steps.signs(part.type) !== sign) continue;
    origins.add(part.from);
  }
  return [...origins].map((origin) => steps.at(origin));
}
