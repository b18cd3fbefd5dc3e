import { section } from '#web/storage/settings.ts';
import { parseCaves } from './caves-settings.ts';

export const cavesSettings = section('caves', parseCaves);
