import { say } from '../language/language.ts';
import { TextArcade } from './screen.tsx';

/** The text screens in the page, opened at an entry of their menu. */
function EntryScreen({ id }: { readonly id: string }) {
  return (
    <TextArcade
      title={say(`game-${id}`)}
      first={(context) => {
        const title = context.routes.title();
        return context.modules.get(id)?.menu?.(context, title) ?? title;
      }}
    />
  );
}

/** The dice game as text screens, opened at the adventures. */
export function DiceScreen() {
  return <EntryScreen id="dice" />;
}

/** The tile roguelike as text screens, opened at its menu. */
export function RogueScreen() {
  return <EntryScreen id="rogue" />;
}
