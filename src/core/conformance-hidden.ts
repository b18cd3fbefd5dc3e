import { makeLaw } from './conformance-law.ts';
import type { Law } from './conformance-law.ts';
import { demand, playTrial } from './conformance-play.ts';
import type { Trial } from './conformance-play.ts';
import type { AnyGame } from './game.ts';
import type { AnyMatch } from './match.ts';
import { must } from './parsed.ts';
import { makeStream } from './random.ts';

/** Who looks at a state: whoever decides, and one of the others in turn. */
function viewersOf({ game, options, turn, cursor }: AnyMatch): number[] {
  const other = cursor % game.players(options);
  return turn.kind === 'decide' && turn.player !== other ? [turn.player, other] : [other];
}

const SHOWN = 60;

/** The texts around the first character in which they differ. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const excerpt = (text: string) => text.slice(Math.max(0, at - SHOWN), at + SHOWN);
  return `"... ${excerpt(one)} ..." or "... ${excerpt(other)} ..."`;
}

/** What is offered in a state, as text; undefined where nobody decides. */
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
  demand(inView === inTruth, () => `the view offers ${inView}, but the state ${inTruth}`);
}

const viewsOfferTheSame: Law = makeLaw(
  'shows each player a state that leaves him the same choice',
  (trial) => {
    playTrial(trial, (match) => {
      for (const player of viewersOf(match)) checkView(trial.game, match.state, player);
    });
    return undefined;
  },
);

/** A state, and another that a player could take for it. */
interface Twins {
  readonly state: unknown;
  readonly player: number;
  /** What the player sees of both. */
  readonly seen: string;
  readonly other: unknown;
  /** Whether this player decides. */
  readonly decides: boolean;
}

/** Finds twins at every decision in which something is hidden; returns why there are none. */
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
  return hiding.size > 0 ? undefined : 'nothing is hidden';
}

/** Checks one pair of twins; returns whether they differ at all. */
function checkTwins(game: AnyGame, { state, player, seen, other, decides }: Twins): boolean {
  const text = game.makeState(other);
  const read = game.makeState(must(game.parseState(text)));
  demand(read === text, () => `a resampled state is read as ${difference(text, read)}`);
  const shown = game.makeState(game.view(other, player));
  demand(seen === shown, () => `player ${player + 1} can tell: ${difference(seen, shown)}`);
  const [offered, others] = [offeredIn(game, state), offeredIn(game, other)];
  demand((offered === undefined) === (others === undefined), () => 'resampled, nobody decides');
  if (decides) {
    demand(
      offered === others,
      () => `what is hidden changes the choice: ${offered}; but also ${others}`,
    );
  }
  return text !== game.makeState(state);
}

const viewsLeakNothing: Law = makeLaw(
  'shows the same whatever is hidden from a player',
  (trial) => {
    const differing: Twins[] = [];
    const why = eachTwins(trial, (twins) => {
      if (checkTwins(trial.game, twins)) differing.push(twins);
    });
    demand(why !== undefined || differing.length > 0, () => 'resampling changes nothing');
    return why;
  },
);

const secretsAreTold: Law = makeLaw(
  'says so where an action shows what was hidden',
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
        () => `${word()} does not say that it reveals: ${difference(seen, shown)}`,
      );
    }),
);

export const hiddenLaws: readonly Law[] = [viewsOfferTheSame, viewsLeakNothing, secretsAreTold];
