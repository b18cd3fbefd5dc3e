import { must, startMatch } from '#core';
import type { AnyGame } from '#core';
import { caves } from '#games/caves/rules/index.ts';
import type { CavesState } from '#games/caves/rules/index.ts';
import type { CavesServices } from '#games/caves/voice/services.ts';
import { PERSON, resumeSession, Session } from '#play';
import type { Settings, Size } from '#screen';
import { Stage } from '#test/screen/stage.ts';

const game = caves as unknown as AnyGame;

/** An arcade opened at the menu of Caves. */
export function cavesStage(
  settings: Partial<Settings> = {},
  size?: Size,
  services?: CavesServices,
): Stage {
  const all = { guidance: 'off', ...settings } as const;
  return new Stage(all, size, undefined, undefined, undefined, services).openEntry('caves');
}

/** The state after the player has looked around. */
function lookedAround(state: CavesState): CavesState {
  const { levels } = caves.apply({ ...state, choices: 0 }, { kind: 'wait' }).state;
  return { ...state, levels };
}

/** A run in a given state, on a screen. */
export class RunStage extends Stage {
  readonly session: Session;

  constructor(state: CavesState, settings: Partial<Settings> = {}, size?: Size) {
    super({ guidance: 'off', ...settings }, size);
    const stagedGame = { ...caves, start: () => lookedAround(state) } as unknown as AnyGame;
    this.session = new Session(startMatch(stagedGame, state.options, 'stage'), [PERSON]);
    this.open(({ routes }) => routes.play({ session: this.session, name: 'run' }, routes.title()));
  }

  get state(): CavesState {
    return this.session.match.state as CavesState;
  }
}

/** The last saved run. */
export function savedRun(stage: Stage): CavesState {
  const [saved] = stage.saves.list();
  return must(resumeSession(saved?.text ?? '', [game])).match.state as CavesState;
}
