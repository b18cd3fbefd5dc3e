import type { Say } from '#i18n/say.ts';
import type { ListItem } from '#screen/widgets/list.ts';
import type { RecordedGame } from '../../notation/index.ts';
import { summarizeRecord } from '../../voice/describe-record.ts';

/** A recorded game in a list, by its index. */
export function recordLabel(recorded: RecordedGame, index: number, say: Say): ListItem {
  const { title, result, details } = summarizeRecord(recorded, index + 1, say);
  return {
    label: `${index + 1}. ${title}`,
    note: [result, ...details].filter((fact) => fact !== '').join(' · '),
  };
}
