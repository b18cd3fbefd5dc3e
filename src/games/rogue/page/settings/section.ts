import { section } from '#web/storage/settings.ts';
import { parseRogue } from './rogue-settings.ts';

export const rogueSettings = section('rogue', parseRogue);
