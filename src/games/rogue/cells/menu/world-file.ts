import { defaultOptions } from '#core';
import type { Parsed, Problem } from '#core';
import { makeMaps, rogue } from '../../rules/index.ts';
import type { LinkedWorlds, WorldFile, WorldPlan } from '../../rules/index.ts';
import type { WorldSet } from '../../voice/services.ts';
import { linkFiles, linkSet } from '../../voice/world-set.ts';
import { typingScreen } from '#screen/menus/typing.ts';
import type { Context } from '#screen/model/context.ts';
import type { Screen } from '#screen/model/screen.ts';
import { makeField } from '#screen/widgets/text-field.ts';
import { startRun } from '#roguelike/screen/start-run.ts';
import { textPage } from '#roguelike/screen/text-page.ts';
import { game } from './new-run.ts';

const MAX_PATH = 400;

/** Asks for the path of a world file and opens it. */
export function worldPathScreen(
  context: Context,
  read: (path: string) => Parsed<WorldSet>,
  back: Screen,
  path = '',
): Screen {
  const { say } = context;
  const typing = {
    field: makeField(path, MAX_PATH),
    question: say('rogue-screen-path'),
    keys: say('rogue-screen-path-keys'),
  };
  return typingScreen(context, typing, back, (typed) => {
    const name = typed.trim();
    if (name === '') return back;
    const again = worldPathScreen(context, read, back, name);
    const set = read(name);
    const worlds = set.ok ? linkSet(set.value) : { plans: set, warnings: [] };
    return openWorlds(context, name, worlds, { back, again, title: titleOf(name) });
  });
}

/** Screens to return to after playing a world, and after failing to open it. */
interface ReturnScreens {
  /** Title of the run in lists. */
  readonly title: string;
  readonly back: Screen;
  readonly again: Screen;
}

/** Plays a designed world. Lists errors, or shows warnings before play. */
function openWorlds(
  context: Context,
  name: string,
  { plans, warnings }: LinkedWorlds,
  screens: ReturnScreens,
): Screen {
  if (!plans.ok) return problemPage(context, name, plans.problems, screens.again);
  if (warnings.length === 0) return playWorlds(context, screens.title, plans.value, screens.back);
  const play = () => playWorlds(context, screens.title, plans.value, screens.back);
  return problemPage(context, name, warnings, screens.again, play);
}

function playWorlds(
  context: Context,
  title: string,
  plans: readonly WorldPlan[],
  back: Screen,
): Screen {
  const options = { ...defaultOptions(rogue.options), world: 'file', map: makeMaps(plans) };
  return startRun(context, game, options, context.environment.freshSeed(), back, title);
}

/** A file name without folders and extension. */
function titleOf(path: string): string {
  return path.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
}

function problemPage(
  context: Context,
  name: string,
  problems: readonly Problem[],
  back: Screen,
  play?: () => Screen,
): Screen {
  const { say, messages } = context;
  const lines = problems.map((problem) => {
    const { file, line, column } = problem;
    const place = [file, line, column].filter((value) => value !== undefined).join(':');
    return { text: `${place === '' ? '' : `${place}: `}${messages.sayProblem(problem)}` };
  });
  const first = say(play === undefined ? 'rogue-screen-world-wrong' : 'rogue-page-open-doubts', {
    problems: problems.length,
  });
  return textPage(
    context,
    {
      path: [say('game-rogue'), name],
      lines: [{ text: first, ink: play === undefined ? 'bad' : 'warn' }, { text: '' }, ...lines],
      closes: play === undefined ? ['enter'] : [],
      ...(play === undefined
        ? {}
        : {
            keys: [
              { command: 'play', keys: ['enter'], label: 'rogue-page-open-anyway', run: play },
            ],
          }),
    },
    back,
  );
}

/** Plays a built-in world once it is loaded. */
export function openBuiltIn(
  context: Context,
  name: string,
  load: () => Promise<readonly WorldFile[]>,
  back: Screen,
): Screen {
  context.follow(
    back,
    load().then((files) => {
      const title = context.say(`rogue-world-${name}`);
      return openWorlds(context, name, linkFiles(files), { back, again: back, title });
    }),
  );
  return back;
}
