/** The game of text screens, which are its page. */
export { CavesScreen as Screen } from '../cells/caves-entry.tsx';
