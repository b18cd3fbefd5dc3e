import { own } from '#core';
import { cloudRow } from '../rules/index.ts';
import type { CavesContent } from '../rules/index.ts';
import type { Say } from '#i18n/say.ts';
import { describeEffect } from './facts.ts';
import { nameCloud, nameTerrain } from './names.ts';

/** Name and properties of terrain in a sentence. */
export function describeTerrain(content: CavesContent, id: string, say: Say): string {
  const row = own(content.terrain, id);
  const fact = (name: string, isSo: boolean, args = {}) =>
    isSo ? [say(`caves-ground-${name}`, args)] : [];
  const facts = [
    ...fact('door', row?.open !== undefined || row?.closed !== undefined),
    ...fact('holds', row?.holds !== undefined),
    ...fact('slides', row?.slides !== undefined),
    ...fact('hides', row?.hides !== undefined, { far: row?.hides ?? 0 }),
    ...fact('burns', row?.burns !== undefined),
    ...fact('douses', row?.douses === true),
    ...effectFacts(content, row?.effect ?? row?.trap, say),
  ];
  return sentenceOf(nameTerrain(id, say), facts);
}

/** Name and properties of fire or gas in a sentence. */
export function describeCloud(content: CavesContent, id: string, say: Say): string {
  const row = cloudRow(content, id);
  const facts = [
    ...effectFacts(content, row.effect, say),
    ...(row.explodes === undefined ? [] : [say('caves-ground-explodes')]),
  ];
  return sentenceOf(nameCloud(id, say), facts);
}

function effectFacts(content: CavesContent, effect: string | undefined, say: Say) {
  const text = effect === undefined ? '' : describeEffect(content, effect, say);
  return text === '' ? [] : [text];
}

function sentenceOf(name: string, facts: readonly string[]): string {
  return facts.length === 0 ? `${name}.` : `${name}: ${facts.join(', ')}.`;
}
