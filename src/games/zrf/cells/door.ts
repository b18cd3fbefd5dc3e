import type { AnyGame } from '#core';
import type { Language } from '#i18n';
import type { Say } from '#i18n/say.ts';
import { helpOf, keyFor, rowsFor } from '#play';
import type { NamedSession, Session } from '#play';
import { ANALYSE_KEYS, HAND_OUT_KEYS, POSITION_KEYS, PUZZLE_KEYS } from '../voice/keymap.ts';
import { describeFaults } from '../voice/faults.ts';
import { isZrfGame } from '../voice/is-zrf-game.ts';
import type { ZrfState } from '../rules/index.ts';
import { playKeys } from '#screen/menus/help.ts';
import type { Context, LookModule, OwnCommand, PlayDesk } from '#screen/model/context.ts';
import { keyLabels } from '#screen/model/key.ts';
import type { KeyLabel } from '#screen/model/key.ts';
import type { Screen } from '#screen/model/screen.ts';
import { libraryScreen } from './library/library.ts';
import type { LibraryMemory } from './library/library.ts';
import { RulesLooks } from './zrf-look.ts';
import type { RulesLook } from './zrf-look.ts';
import { PuzzleScreen } from './puzzle-screen/puzzle-screen.ts';
import { pgnOfMatch, playersOf } from '../voice/records.ts';
import type { ZrfServices } from '../voice/services.ts';
import { whyUnsuitable } from '../analysis/index.ts';
import { AnalysisScreen } from './analysis/analysis-screen.ts';
import { whyNotCommand } from './analysis/why-not-command.ts';
import { canPaste, openPastedRecord } from './records/paste.ts';
import { pgnScreen } from './records/pgn-screen.ts';
import type { ZrfContext } from './services/services.ts';
import { exportZsg } from './services/zsg.ts';
import { positionScreen } from './setup/index.ts';

/** Board games from rules files, with their library and a separate screen for puzzles. */
class RulesModule implements LookModule {
  readonly library: ZrfServices['library'];
  readonly #services: ZrfServices;
  readonly #looks = new RulesLooks();
  readonly #memory: LibraryMemory = {};

  constructor(services: ZrfServices) {
    this.#services = services;
    this.library = services.library;
  }

  lookOf(game: AnyGame, language: Language) {
    return this.#of(game, language)?.look;
  }

  menu(context: Context, back: Screen): Screen {
    return libraryScreen({ context, services: this.#services }, back, this.#memory);
  }

  play(context: Context, game: NamedSession, back: Screen): Screen | undefined {
    const { match, seats } = game.session;
    if (seats.length !== 1 || seats[0]?.kind !== 'person') return undefined;
    const rules = this.#of(match.game, context.settings.language);
    const puzzling = rules?.puzzling(match.stateAt(0));
    if (rules === undefined || puzzling === undefined) return undefined;
    const own = { context, services: this.#services };
    return new PuzzleScreen(own, rules.look, puzzling, game, back);
  }

  help({ settings, say }: Context, { match }: Session): readonly KeyLabel[] | undefined {
    const start = match.stateAt(0);
    const puzzling = this.#of(match.game, settings.language)?.puzzling(start);
    return puzzling && [...puzzling.help(start, say), ...puzzleKeys(say)];
  }

  canPaste(text: string): boolean {
    return canPaste(this.#services, text);
  }

  openPasted(context: Context, text: string, back: Screen, current?: AnyGame): Screen {
    const own = { context, services: this.#services };
    return openPastedRecord(own, text, back, current?.id) ?? back;
  }

  commands(context: Context, session: Session): readonly OwnCommand[] {
    const { say } = context;
    const own = { context, services: this.#services };
    const { game, state } = session.match;
    const isSetUp = () => this.#of(game, context.settings.language)?.canSetUp(state) === true;
    const [text, zsg] = [keyFor(HAND_OUT_KEYS, 'text'), keyFor(HAND_OUT_KEYS, 'zsg')];
    const setUpEntry = {
      keys: `${text}, ${keyFor(POSITION_KEYS, 'set-up')}`,
      label: say('screen-setup-help-open'),
    };
    return [
      {
        key: text,
        label: say('screen-key-text'),
        help: () => [...handOutKeys(say, 'text'), ...(isSetUp() ? [setUpEntry] : [])],
        run: (back) => positionScreen(own, session, isSetUp(), back),
      },
      ...this.#analysisCommand(own, session),
      ...this.#pgnCommand(own, session),
      {
        key: zsg,
        help: () => handOutKeys(say, 'zsg'),
        run: (back) => {
          exportZsg(own, session);
          return back;
        },
      },
    ];
  }

  /** Keys for the analysis, which needs two players and no chance. */
  #analysisCommand(own: ZrfContext, session: Session): readonly OwnCommand[] {
    const { context, services } = own;
    const { startAnalyser } = services;
    const { game, state } = session.match;
    if (!isZrfGame(game) || startAnalyser === undefined) return [];
    if (whyUnsuitable(game, (state as ZrfState).variant) !== undefined) return [];
    const label = context.say('analysis-bar-open');
    const help = () => keyLabels(context.say, helpOf(ANALYSE_KEYS));
    const able = { ...own, services: { ...services, startAnalyser } };
    const run = (back: Screen, desk: PlayDesk) =>
      new AnalysisScreen({ ...able, game, session, back, save: () => desk.save() });
    const open = { key: keyFor(ANALYSE_KEYS, 'analyse'), label, help, run };
    return [open, whyNotCommand(able, game, session)];
  }

  /** Key for the notations of players, which describe games of two. */
  #pgnCommand(own: ZrfContext, session: Session): readonly OwnCommand[] {
    const { say } = own.context;
    const { game } = session.match;
    if (!isZrfGame(game) || session.seats.length !== 2) return [];
    return [
      {
        key: keyFor(HAND_OUT_KEYS, 'pgn'),
        label: say('zrf-key-pgn'),
        help: () => handOutKeys(say, 'pgn'),
        run: (back) => {
          const { match, seats, annotations } = session;
          const pgn = pgnOfMatch(game, match, playersOf(seats), { annotations });
          const recorded = { game, options: match.options, state: match.state as ZrfState, pgn };
          return pgnScreen(own.context, recorded, back);
        },
      },
    ];
  }

  /** Problems the rules ran into during play, one sentence each. */
  notices({ say }: Context, { match: { game, state } }: Session): readonly string[] {
    if (!isZrfGame(game)) return [];
    return describeFaults(game, state as ZrfState, say);
  }

  #of(game: AnyGame, language: Language): RulesLook | undefined {
    return this.#looks.of(game, this.library.words(game.id, language));
  }
}

function handOutKeys(
  say: Say,
  ...commands: readonly ('text' | 'pgn' | 'zsg')[]
): readonly KeyLabel[] {
  return keyLabels(say, helpOf(rowsFor(HAND_OUT_KEYS, commands)));
}

/** Keys of the puzzle screen; some replace the common game keys. */
function puzzleKeys(say: Say): readonly KeyLabel[] {
  return [
    ...keyLabels(say, helpOf(PUZZLE_KEYS)),
    ...playKeys(say, handOutKeys(say, 'text', 'zsg'), ['undo', 'hint']),
  ];
}

export function makeDoor(services: ZrfServices): LookModule {
  return new RulesModule(services);
}
