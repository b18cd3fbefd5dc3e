export { looksOfRules as makeDoor } from './index.ts';
