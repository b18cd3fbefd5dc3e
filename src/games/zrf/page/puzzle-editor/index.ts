export { Editor } from './editor.tsx';
export { openDraft } from './files.ts';
