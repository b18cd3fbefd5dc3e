import type { RulesServices } from '../../voice/services.ts';
import type { Context } from '#screen/model/context.ts';

/** What every screen of rules files has at hand. */
export interface RulesContext {
  readonly context: Context;
  readonly services: RulesServices;
}
