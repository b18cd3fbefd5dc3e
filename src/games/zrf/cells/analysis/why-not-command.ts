import { helpOf, keyFor } from '#play';
import type { Session } from '#play';
import type { OwnCommand } from '#screen/model/context.ts';
import { keyLabels } from '#screen/model/key.ts';
import { askWhyNot, lastTurnOf } from '../../analysis/index.ts';
import type { PlayedLog, Refutation, Wish } from '../../analysis/index.ts';
import type { ZrfGame, ZrfState } from '../../rules/index.ts';
import { columnsOf, landingOf } from '../../voice/columns.ts';
import { Glossary } from '../../voice/glossary.ts';
import { WHY_KEYS } from '../../voice/keymap.ts';
import { candidatesFrom } from '../../voice/selection.ts';
import type { ZrfServices } from '../../voice/services.ts';
import { describeWhyNot, whyNotText } from '../../voice/why-not.ts';
import { candidatesIn } from '../board/hand.ts';
import type { ZrfHand } from '../board/hand.ts';
import type { ZrfContext } from '../services/services.ts';
import { notateLines } from './notate-lines.ts';

interface Able extends ZrfContext {
  readonly services: ZrfServices & Required<Pick<ZrfServices, 'startAnalyser'>>;
}

/** Key that asks "Why not?" about the selected move, or the last move of a person. */
export function whyNotCommand(
  { context, services }: Able,
  game: ZrfGame,
  session: Session,
): OwnCommand {
  const { say } = context;
  const { match, seats } = session;
  const people = [...seats.keys()].filter((seat) => seats[seat]?.kind === 'person');
  return {
    key: keyFor(WHY_KEYS, 'why'),
    label: say('analysis-bar-why'),
    help: () => keyLabels(say, helpOf(WHY_KEYS)),
    run(back, desk) {
      const state = match.state as ZrfState;
      const wish =
        (desk.hand === undefined ? undefined : selectedMove(game, state, desk.hand as ZrfHand)) ??
        lastTurnOf(match as unknown as PlayedLog, people);
      if (wish === undefined) {
        context.announce(say('analysis-why-none'));
        return back;
      }
      const messages = services.library.words(game.id, context.settings.language);
      const glossary = new Glossary({ game, variant: state.variant, messages, say });
      const notate = notateLines(game, context.lookOf(game), say);
      const textOf = (refutation?: Refutation) =>
        whyNotText(describeWhyNot(glossary, wish, refutation, notate));
      context.announce(textOf());
      askWhyNot(game, services.startAnalyser(), wish).then(
        (refutation) => refutation && desk.announceLater(textOf(refutation)),
        (error: unknown) => desk.announceLater(say('analysis-fault', { reason: reasonOf(error) })),
      );
      return back;
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The move to the square under the cursor with the selected piece, if it is legal. */
function selectedMove(game: ZrfGame, state: ZrfState, { pick, cursor }: ZrfHand): Wish | undefined {
  const turn = game.turn(state);
  if (pick === undefined || turn.kind !== 'decide') return undefined;
  const candidates = candidatesIn(game, state);
  const at = landingOf(columnsOf(game, state.variant), candidates, pick, cursor);
  const chosen = candidatesFrom(candidates, pick).find(({ to }) => to === at);
  return chosen && { state, player: turn.player, steps: [chosen.action] };
}
