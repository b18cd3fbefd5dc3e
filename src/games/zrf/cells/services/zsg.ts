import { isZrfGame } from '../../voice/is-zrf-game.ts';
import { saveZsg } from '../../voice/zsg.ts';
import type { Session } from '#play';
import { exportText } from '#screen/play/export-text.ts';
import type { ZrfContext } from './services.ts';

/** Exports a game in the save format of Zillions of Games. */
export function exportZsg({ context, services }: ZrfContext, session: Session): void {
  const { game, seed } = session.match;
  if (!isZrfGame(game)) return;
  const rulesFile = services.library.mainOf?.(game.id) ?? `${game.id}.zrf`;
  exportText(context, `${game.id}-${seed}`, saveZsg(game, session, rulesFile), 'zsg');
}
