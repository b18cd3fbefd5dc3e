import { isOfRules } from '../../voice/of-rules.ts';
import { saveZsg } from '../../voice/zsg.ts';
import type { Session } from '#play';
import { handOut } from '#screen/play/hand-out.ts';
import type { RulesContext } from './services.ts';

/** Hands out a game as Zillions of Games saves it. */
export function exportZsg({ context, services }: RulesContext, session: Session): void {
  const { game, seed } = session.match;
  if (!isOfRules(game)) return;
  const rulesFile = services.library.mainOf?.(game.id) ?? `${game.id}.zrf`;
  handOut(context, `${game.id}-${seed}`, saveZsg(game, session, rulesFile), 'zsg');
}
