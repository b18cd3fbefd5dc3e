import { statSync } from 'node:fs';
import { checkRulesAt } from './rules-check.ts';
import { openZip } from './rules-files.ts';
import type { CheckedFiles } from '#games/commands-door.ts';
import { isRulesName } from '../rules/index.ts';
import { answerRules } from './check-rules.ts';
import { looksRecorded } from '../notation/index.ts';
import { isRecordName } from '../voice/record-names.ts';
import { answerRecord } from './check-record.ts';
import { answerZsg } from './check-zsg.ts';
import { decodeRecord } from './record-text.ts';

/** Rules, alone or in zips, saves of the original program, and games in notations of players. */
export const files: readonly CheckedFiles[] = [
  {
    input: 'rules',
    isFile: isRulesName,
    listZip: (path) => {
      const zip = openZip(path);
      return zip.ok ? zip.value.names : undefined;
    },
    answer: (path, isStrict) => answerRules(path, checkRulesAt(path), isStrict),
  },
  {
    input: 'zsg',
    isFile: (path) => /\.zsg$/i.test(path) && statSync(path).isFile(),
    answer: answerZsg,
  },
  {
    isInput: (bytes) => looksRecorded(decodeRecord(bytes)),
    isFile: (path) => isRecordName(path) && statSync(path).isFile(),
    answer: answerRecord,
  },
];
