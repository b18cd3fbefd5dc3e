import type { Page } from 'playwright-core';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Holds a finger until something has happened. */
export async function holdUntil(
  page: Page,
  at: Point,
  happened: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at }] });
  await happened();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Moves a finger quickly from a point. */
export async function flick(page: Page, { x, y }: Point, by: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await Promise.all([
    send('touchStart', [{ x, y }]),
    send('touchMove', [{ x: x + by.x, y: y + by.y }]),
    send('touchEnd', []),
  ]);
  await session.detach();
}
