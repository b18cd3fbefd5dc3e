import type { Route } from '../address/route.ts';
import type { AnyPlayModel, GamePageModel } from '../board/game-page.ts';
import { FileDialog } from '../ui/file-dialog.tsx';
import { currentRun, fileNameOf } from './last-run.ts';
import { ShareRunDialog } from './share-run.tsx';

interface SessionDialogProps<T extends AnyPlayModel, D extends string> {
  readonly name: 'share' | 'file';
  readonly gamePage: GamePageModel<T, D>;
  readonly route: Extract<Route, { readonly kind: 'game' }>;
  readonly onClose: () => void;
}

/** Shares the current run or the last one, or saves it to a file and opens others. */
export function SessionDialog<T extends AnyPlayModel, D extends string>({
  name,
  gamePage,
  route,
  onClose,
}: SessionDialogProps<T, D>) {
  const session = currentRun(gamePage);
  if (name === 'share')
    return session === undefined ? null : (
      <ShareRunDialog route={route} session={session} onClose={onClose} />
    );
  return (
    <FileDialog
      name={session === undefined ? '' : fileNameOf(session)}
      transcript={session?.save() ?? ''}
      onClose={onClose}
      onOpen={(text) => {
        const problems = gamePage.import(text);
        if (problems.length === 0) onClose();
        return problems;
      }}
    />
  );
}
