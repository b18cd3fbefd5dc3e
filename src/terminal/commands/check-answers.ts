import type { Found } from '../check/find-checked.ts';
import { checkRulesAt } from '../rules/rules-check.ts';
import type { Answer } from './check-answer.ts';
import { answerPack } from './check-packs.ts';
import { answerRules } from './check-rules.ts';
import { answerSave } from './check-saves.ts';
import { answerWorld } from './check-worlds.ts';

/** Checks what was found; with `strict` warnings count as problems. */
export function answerOf({ kind, path }: Found, strict: boolean): Answer | Promise<Answer> {
  if (kind === 'rules') return answerRules(path, checkRulesAt(path), strict);
  if (kind === 'world') return answerWorld(path, strict);
  return kind === 'pack' ? answerPack(path, strict) : answerSave(path, strict);
}
