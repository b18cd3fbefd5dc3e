export { Screen } from './entry.tsx';
