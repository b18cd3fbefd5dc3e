import type { ZrfServices } from '../../voice/services.ts';
import type { Context } from '#screen/model/context.ts';

/** All that every screen of rules files has at hand. */
export interface ZrfContext {
  readonly context: Context;
  readonly services: ZrfServices;
}
