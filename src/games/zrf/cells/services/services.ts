import type { ZrfServices } from '../../voice/services.ts';
import type { Context } from '#screen/model/context.ts';

/** Context shared by every rules-file screen. */
export interface ZrfContext {
  readonly context: Context;
  readonly services: ZrfServices;
}
