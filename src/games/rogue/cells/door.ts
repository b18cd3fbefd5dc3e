export { rogueModule as makeDoor } from './index.ts';
