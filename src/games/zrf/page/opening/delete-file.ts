import { forgetPuzzles } from '#web/storage/puzzle-records.ts';
import { deleteStoredFile } from '../files/stored-files.ts';
import { forgetFile } from '../files/library-store.ts';
import { forgetOpening } from './opening-mark.ts';
import { forgetShown } from './shown.ts';

/** Deletes an added game without opening it. */
export async function deleteFile(id: string): Promise<void> {
  forgetShown(id);
  forgetFile(id);
  forgetOpening(id);
  forgetPuzzles(id);
  await deleteStoredFile(id);
}
