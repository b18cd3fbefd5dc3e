import { builtinModules } from 'node:module';
import type ts from 'typescript';
import { importsOf } from './imports.ts';
import type { Import } from './imports.ts';
import {
  FOLDER_PACKAGES,
  RULES,
  doorOf,
  isBelowShells,
  isDoor,
  isList,
  placeOf,
} from './places.ts';
import type { Place } from './places.ts';
import { violationAt } from './source.ts';
import type { Violation } from './source.ts';

/** Imports of a file that violate the table of folders. */
export function importViolations(file: ts.SourceFile): Violation[] {
  const place = placeOf(file.fileName);
  if (!place) {
    const message =
      'is in no folder of the table: move it, or add the folder to test/tidy/places.ts';
    return file.isDeclarationFile ? [] : [violationAt(file, 0, message)];
  }
  return importsOf(file).flatMap((found) => {
    const message = refusal(file.fileName, place, found);
    return message === undefined ? [] : [violationAt(file, found.offset, message)];
  });
}

function refusal(from: string, place: Place, { specifier, path }: Import): string | undefined {
  if (path === undefined) return packageRefusal(from, place, specifier);
  if (!path.startsWith('src/')) return outsideRefusal(from, place, path);
  const target = placeOf(path);
  if (!target) return undefined;
  if (!mayImport(place, target)) {
    return `${label(place)} must not import ${path}: ${remedy(place)}`;
  }
  return doorRefusal(place, path, target) ?? distantImportFault(from, specifier, path);
}

// A relative path must stay within a folder of `src` or a game, and go up at most two folders.
function distantImportFault(from: string, specifier: string, path: string): string | undefined {
  const isNear = specifier.startsWith('#') || path.startsWith(`${homeOf(from)}/`);
  if (isNear && !specifier.startsWith('../../../')) return undefined;
  return `${specifier} leads far away: write #${path.replace('src/', '')}`;
}

/** `src/games/X` for files of a game, otherwise the folder of `src`; the root for all others. */
function homeOf(path: string): string {
  return /^src\/(?:games\/[^/]+|[^/]+)(?=\/)|^src(?=\/)/.exec(path)?.[0] ?? '';
}

// Files of a game are private: others import its index.
function doorRefusal(place: Place, path: string, target: Place): string | undefined {
  if (isDoor(path) && !isList(place)) {
    return `${label(place)} must not import ${path}: only the lists in src/games open doors; ask one of them`;
  }
  const door = isSame(place, target) ? undefined : doorOf(path, place, target);
  if (door === undefined) return undefined;
  return `${label(place)} must not import ${path} past ${door}: import from there, and export there what is missing`;
}

function packageRefusal(from: string, place: Place, specifier: string): string | undefined {
  const name = packageOf(specifier);
  const own = FOLDER_PACKAGES.filter(([folder]) => from.startsWith(folder));
  const packages = [...RULES[place.name].packages, ...own.flatMap(([, names]) => names)];
  if (packages.includes(name)) return undefined;
  const allowed = packages.length > 0 ? `only ${packages.join(', ')}` : 'no package';
  return `${label(place)} must not import ${specifier}: it may use ${allowed}; let a shell pass in what it needs`;
}

function packageOf(specifier: string): string {
  const isBuiltin = specifier.startsWith('node:') || builtinModules.includes(specifier);
  if (isBuiltin) return 'node:';
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

// Only shells may read content and package.json; lower layers receive the data.
function outsideRefusal(from: string, place: Place, path: string): string | undefined {
  if (!isBelowShells(from)) return undefined;
  return `${label(place)} must not import ${path}: only the shells reach outside src/`;
}

function mayImport(place: Place, target: Place): boolean {
  if (place.name === target.name) return isSame(place, target);
  if (!RULES[place.name].folders.includes(target.name)) return false;
  return place.game === undefined || target.game === undefined || place.game === target.game;
}

function isSame(place: Place, target: Place): boolean {
  return place.name === target.name && place.game === target.game;
}

function label({ name, game }: Place): string {
  return game === undefined ? name : `${name} ${game}`;
}

function remedy({ name, game }: Place): string {
  const { folders } = RULES[name];
  const ofGame = game === undefined ? '' : ` (of ${game})`;
  const allowed = folders.length > 0 ? `${folders.join(', ')}${ofGame}` : 'nothing';
  return `beside itself it may import ${allowed}; move what both need down the ladder`;
}
