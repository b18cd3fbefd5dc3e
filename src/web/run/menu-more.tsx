import type { ComponentChildren } from 'preact';
import type { Signal } from '@preact/signals';
import { say } from '../language/language.ts';
import { saves } from '../storage/saves.ts';

/** Dialogs that every menu of a roguelike leads to. */
type MenuDialog = 'games' | 'share' | 'file' | 'help';

interface MenuMoreProps<D extends string> {
  readonly game: string;
  readonly dialog: Signal<D | MenuDialog | undefined>;
  readonly class: string;
  /** The game's own dialog, and the message id of its button. */
  readonly own: readonly [dialog: D, label: string];
  /** Message id of the button for saved runs. */
  readonly runs: string;
  /** The way to the text screens. */
  readonly children: ComponentChildren;
}

/** The smaller buttons of a menu: runs, sharing, files, help. */
export function MenuMore<D extends string>(props: MenuMoreProps<D>) {
  const { game, dialog, class: style, own, runs, children } = props;
  const [ownDialog, ownLabel] = own;
  const hasRuns = saves.value.some((save) => save.game === game);
  const rows: readonly (readonly [D | MenuDialog, string])[] = [
    [ownDialog, ownLabel],
    ['games', runs],
    ...(hasRuns ? [['share', 'web-share'] as const] : []),
    ['file', 'web-file'],
    ['help', 'web-how-to-play'],
  ];
  return (
    <div class={style}>
      {rows.map(([name, label]) => (
        <button
          key={name}
          type="button"
          class="quiet"
          data-menu={name}
          onClick={() => (dialog.value = name)}
        >
          {say(label)}
        </button>
      ))}
      {children}
    </div>
  );
}
