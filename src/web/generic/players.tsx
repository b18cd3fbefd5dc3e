import { participantsOf } from '#voice/participants.ts';
import { SeatMenu } from '../board/seat-menu.tsx';
import { say } from '../language/language.ts';
import type { GenericPage } from './generic-page.ts';

/** The players with their scores, where the game counts them; a mark shows whose turn it is. */
export function Players({ page: { gamePage, model } }: { readonly page: GenericPage }) {
  const { game } = gamePage;
  const state = model.state.value;
  const turn = game.turn(state);
  const scores = turn.kind === 'over' ? turn.outcome.scores : game.scoreSoFar?.(state);
  const { names } = participantsOf(model.session, say);
  return (
    <div class="players">
      {names.map((name, player) => {
        const isNext = turn.kind === 'decide' && turn.player === player;
        return (
          <div
            key={player}
            class={`plate plate-${player + 1}${isNext ? ' plate-next' : ''}`}
            data-player={player + 1}
            data-next={isNext}
          >
            <SeatMenu
              name={name}
              seats={model.session.seats}
              at={player}
              onChange={(seats) => gamePage.reseat(seats)}
            />
            <span class="plate-name">{name}</span>
            {scores === undefined ? null : <span class="plate-score">{scores[player]}</span>}
          </div>
        );
      })}
    </div>
  );
}
