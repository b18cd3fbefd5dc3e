import { say } from '../language/language.ts';
import { TextArcade } from './screen.tsx';

/** The dice game in the page: its text screens, opened at the adventures. */
export function Screen() {
  return (
    <TextArcade
      title={say('game-dice')}
      first={(context) => {
        const title = context.routes.title();
        return context.modules.get('dice')?.menu?.(context, title) ?? title;
      }}
    />
  );
}
