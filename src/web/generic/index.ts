export { makeScene } from './screen.tsx';
