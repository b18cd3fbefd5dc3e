import type { ComponentChildren } from 'preact';
import { RULES_LIMITS } from '../../rules/index.ts';
import { say } from '#web/language/language.ts';
import { DropArea } from '#web/ui/drop-area.tsx';
import { trouble } from '../opening/open-files.ts';
import { ReadingDialog, UnshownDialog } from '../opening/opening-dialog.tsx';
import { RecordDialog } from '../records/record-dialog.tsx';
import { openAnyFiles, usePastedRecords } from '../records/incoming.ts';
import { TroubleDialog } from './trouble.tsx';

/** Accepts rules, positions and games dropped or pasted anywhere on the page. */
export function DropZone({ children }: { readonly children: ComponentChildren }) {
  usePastedRecords();
  return (
    <DropArea
      text={say('zrf-drop-here')}
      most={RULES_LIMITS.names}
      onDrop={(files) => void openAnyFiles(files)}
    >
      {children}
      <ReadingDialog />
      <UnshownDialog />
      <RecordDialog />
      {trouble.value === undefined ? null : <TroubleDialog trouble={trouble.value} />}
    </DropArea>
  );
}
