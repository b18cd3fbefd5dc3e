import { useEffect } from 'preact/hooks';
import { caves } from '../../games/caves/index.ts';
import { openSaved } from '../../screen/index.ts';
import type { Context, Screen } from '../../screen/index.ts';
import { cavesModule } from '../../screen/looks/caves/index.ts';
import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { isDarkByDefault } from '../storage/settings.ts';
import { cavesAlone } from './caves-alone.ts';
import { notePlayed, playedName } from './played.ts';
import { TextArcade } from './screen.tsx';
import { openShared } from './shared.ts';

/** The first page, which lies beyond all screens of the game. */
const HOME: Screen = {
  draw: () => undefined,
  onKey: () => undefined,
  enter: () => {
    location.hash = '#/';
  },
};

/** The run that was on the page before it was reloaded; where there is none, that of a link or the choice of one. */
function firstScreen(context: Context, shared: string | undefined): Screen {
  const menu = cavesModule.menu?.(context, HOME) ?? HOME;
  if (shared !== undefined) {
    context.follow(menu, openShared(context, shared, menu));
    return menu;
  }
  const name = playedName(caves.id);
  const saved = context.environment.saves.list().find((one) => one.name === name);
  const opened = saved && openSaved(context, saved);
  const isGoingOn = opened?.session.match.turn.kind === 'decide';
  return isGoingOn ? context.routes.play(opened, menu) : menu;
}

/** The game of text screens: where its runs begin, and the runs. It is dark by default, as caves are. */
export function CavesScreen() {
  const opened = route.value;
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  useEffect(() => {
    isDarkByDefault.value = true;
    return () => {
      isDarkByDefault.value = false;
      notePlayed(caves.id, undefined);
    };
  }, []);
  return (
    <TextArcade
      key={shared ?? ''}
      title={say('game-caves')}
      load={cavesAlone}
      first={(context) => firstScreen(context, shared)}
    />
  );
}
