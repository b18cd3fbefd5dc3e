import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { saveZsg } from '../../voice/zsg.ts';
import type { Session } from '#play';
import { handOut } from '#screen/play/hand-out.ts';
import type { ZrfContext } from './services.ts';

/** Hands out a game as Zillions of Games saves it. */
export function exportZsg({ context, services }: ZrfContext, session: Session): void {
  const { game, seed } = session.match;
  if (!isZrfGame(game)) return;
  const rulesFile = services.library.mainOf?.(game.id) ?? `${game.id}.zrf`;
  handOut(context, `${game.id}-${seed}`, saveZsg(game, session, rulesFile), 'zsg');
}
