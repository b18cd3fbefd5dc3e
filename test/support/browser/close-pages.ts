/** Setup file of all browser tests: closes everything a test opened. */
import { afterAll, afterEach } from 'vitest';
import { closeContexts } from './page.ts';

afterEach(() => closeContexts(false));
afterAll(() => closeContexts(true));
