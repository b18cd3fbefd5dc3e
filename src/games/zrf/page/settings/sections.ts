import { section } from '#web/storage/settings.ts';
import { parseBoards } from './board-settings.ts';
import { parseCoordinates } from './coordinate-settings.ts';
import { parsePuzzles } from './puzzle-settings.ts';

export const puzzleSettings = section('puzzles', parsePuzzles);
export const coordinateSettings = section('coordinates', parseCoordinates);
export const boardSettings = section('boards', parseBoards);
