import { route } from '../address/route.ts';
import { say } from '../language/language.ts';
import { TextArcade } from './screen.tsx';
import { openShared } from './shared.ts';
import { wholeArcade } from './whole-arcade.ts';

/** The text arcade in the page, opened at its menu. */
export function Screen() {
  return (
    <TextArcade
      title={say('web-text-mode')}
      load={wholeArcade}
      first={(context) => context.routes.title()}
    />
  );
}

/** The text screens in the page, opened at an entry of their menu, or at a game in a link. */
export function EntryScreen({ id }: { readonly id: string }) {
  const opened = route.value;
  const shared = opened.kind === 'game' ? opened.shared : undefined;
  return (
    <TextArcade
      key={shared ?? ''}
      title={say(`game-${id}`)}
      load={wholeArcade}
      first={(context) => {
        const title = context.routes.title();
        const menu = context.modules.get(id)?.menu?.(context, title) ?? title;
        if (shared !== undefined) context.follow(menu, openShared(context, shared, menu));
        return menu;
      }}
    />
  );
}
