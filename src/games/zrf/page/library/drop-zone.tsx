import type { ComponentChildren } from 'preact';
import { RULES_LIMITS } from '../../rules/index.ts';
import { say } from '#web/language/language.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { openFiles, trouble } from '../opening/open-files.ts';
import { ReadingDialog, UnshownDialog } from '../opening/opening-dialog.tsx';
import { TroubleDialog } from './trouble.tsx';

/** Accepts rules dropped anywhere on the page. */
export function DropZone({ children }: { readonly children: ComponentChildren }) {
  return (
    <DropArea
      text={say('zrf-drop-here')}
      most={RULES_LIMITS.names}
      onDrop={(files) => void openFiles(files)}
    >
      {children}
      <ReadingDialog />
      <UnshownDialog />
      {trouble.value === undefined ? null : <TroubleDialog trouble={trouble.value} />}
    </DropArea>
  );
}
