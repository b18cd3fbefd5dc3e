import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, playTrial } from './conformance-play.ts';
import type { Trial } from './conformance-play.ts';
import type { AnyGame } from './game.ts';
import type { AnyMatch } from './match.ts';
import { must } from './parsed.ts';
import { makeStream } from './random.ts';

/** Players whose views to check: the player to move, and one other in rotation. */
function viewersOf({ game, options, turn, cursor }: AnyMatch): number[] {
  const other = cursor % game.players(options);
  return turn.kind === 'decide' && turn.player !== other ? [turn.player, other] : [other];
}

const EXCERPT_LENGTH = 60;

/** Excerpts of both texts around the first difference. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (text: string) =>
    text.slice(Math.max(0, at - EXCERPT_LENGTH), at + EXCERPT_LENGTH);
  return `"... ${excerpt(one)} ..." or "... ${excerpt(other)} ..."`;
}

/** Actions offered in a state, as text; undefined if no player is to move. */
function offeredIn(game: AnyGame, state: unknown): string | undefined {
  const turn = game.turn(state);
  if (turn.kind !== 'decide') return undefined;
  const words = turn.actions.map((action) => game.makeAction(state, action));
  return words.sort().join(', ');
}

function checkView(game: AnyGame, state: unknown, player: number): void {
  const seen = game.view(state, player);
  const [text, again] = [seen, game.view(seen, player)].map((view) => game.makeState(view));
  demand(text === again, () => `the view of player ${player + 1} changes when it is viewed again`);
  const turn = game.turn(state);
  if (turn.kind !== 'decide' || turn.player !== player) return;
  const shown = game.turn(seen);
  for (const action of shown.kind === 'decide' ? shown.actions : []) {
    const problem = game.refuse(state, action);
    const word = () => game.makeAction(seen, action);
    demand(
      problem === undefined,
      () => `the view offers ${word()}, which is refused: ${problem?.code}`,
    );
  }
  const [inView, inTruth] = [offeredIn(game, seen), offeredIn(game, state)];
  demand(inView === inTruth, () => `the view offers ${inView}, the state ${inTruth}`);
}

const viewsOfferTheSame: Law = makeLaw(
  'shows each player a state with the same actions',
  (trial) => {
    playTrial(trial, (match) => {
      for (const player of viewersOf(match)) checkView(trial.game, match.state, player);
    });
    return undefined;
  },
);

/** State, and another that looks the same to the player. */
interface Twins {
  readonly state: unknown;
  readonly player: number;
  /** The player's view of both, as text. */
  readonly seen: string;
  readonly other: unknown;
  /** True if this player is to move. */
  readonly decides: boolean;
}

/**
 * Calls `each` for twins at every decision with hidden information. Returns the reason if there are
 * none.
 */
function eachTwins(
  trial: Trial,
  each: (twins: Twins, action: unknown) => void,
): string | undefined {
  const { game } = trial;
  const random = makeStream(trial.seed, 'resample');
  const hiding = new Set<number>();
  playTrial(trial, (match, action) => {
    const { state, turn } = match;
    for (const player of viewersOf(match)) {
      const seen = game.makeState(game.view(state, player));
      if (seen === game.makeState(state)) continue;
      hiding.add(player);
      demand(
        game.resample !== undefined,
        () => `the view of player ${player + 1} hides something, but the game cannot resample it`,
      );
      const other = game.resample?.(state, player, random);
      const decides = turn.kind === 'decide' && turn.player === player;
      each({ state, player, seen, other, decides }, action);
    }
  });
  return hiding.size > 0 ? undefined : 'the game has no hidden information';
}

/** Checks one pair of twins. Returns true if the states differ. */
function checkTwins(game: AnyGame, { state, player, seen, other, decides }: Twins): boolean {
  const text = game.makeState(other);
  const read = game.makeState(must(game.parseState(text)));
  demand(read === text, () => `a resampled state changes when parsed: ${difference(text, read)}`);
  const shown = game.makeState(game.view(other, player));
  demand(seen === shown, () => `player ${player + 1} can tell: ${difference(seen, shown)}`);
  const [offered, others] = [offeredIn(game, state), offeredIn(game, other)];
  demand(
    (offered === undefined) === (others === undefined),
    () => 'resampling changes whether a player is to move',
  );
  if (decides) {
    demand(
      offered === others,
      () =>
        `hidden information changes the offered actions: ${offered}; with other secrets: ${others}`,
    );
  }
  return text !== game.makeState(state);
}

const viewsHideSecrets: Law = makeLaw('shows the same view for all hidden states', (trial) => {
  const differing: Twins[] = [];
  const skipReason = eachTwins(trial, (twins) => {
    if (checkTwins(trial.game, twins)) differing.push(twins);
  });
  demand(skipReason !== undefined || differing.length > 0, () => 'resampling changes nothing');
  return skipReason;
});

const revealsAreMarked: Law = makeLaw(
  'says so when an action reveals hidden information',
  ({ game, ...trial }) =>
    eachTwins({ game, ...trial }, ({ state, player, other, decides }, action) => {
      if (!decides) return;
      const step = game.apply(state, action);
      if (step.reveals === true) return;
      const [seen = '', shown = ''] = [step, game.apply(other, action)].map((next) =>
        game.makeState(game.view(next.state, player)),
      );
      const word = () => game.makeAction(state, action);
      demand(
        seen === shown,
        () => `${word()} is not marked as revealing: ${difference(seen, shown)}`,
      );
    }),
);

export const hiddenLaws: readonly Law[] = [viewsOfferTheSame, viewsHideSecrets, revealsAreMarked];
