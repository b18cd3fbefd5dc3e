export { BoardGamePage } from './board-game-page.tsx';
