import type { Say } from '../../../../i18n/say.ts';
import type { KeyLabel } from '../../../model/key.ts';

/** The keys of the table and the camp, for help. */
export function journeyKeys(say: Say): readonly KeyLabel[] {
  const named = (keys: string, id: string) => ({ keys, label: say(`dice-keys-${id}`) });
  return [
    named('( )', 'offer'),
    named('1–9, 0', 'slot'),
    named('a–f', 'ally'),
    named('Enter', 'enter'),
    named('Esc', 'escape'),
    named('Tab', 'more'),
    named('m', 'map'),
    named('s', 'heroes'),
    named('p', 'piles'),
    named('j', 'journal'),
    named('u', 'undo'),
    named('i', 'hints'),
    named('?, F1', 'manual'),
    named('q', 'leave'),
  ];
}
