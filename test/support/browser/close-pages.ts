/** Run before every file of browser tests: what a test opens is closed after it. */
import { afterAll, afterEach } from 'vitest';
import { closeContexts } from './page.ts';

afterEach(() => closeContexts(false));
afterAll(() => closeContexts(true));
