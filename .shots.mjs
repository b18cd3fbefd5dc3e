import { readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { findChromium } from './test/support/browser/chromium.mjs';
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath ?? found.path ?? found, args: found.args ?? [] , env: {...process.env, ...(found.env ?? {})}});
const sizes = { desk: [1366,768], phone: [390,844] };
for (const [size,[w,h]] of Object.entries(sizes)) for (const [lang,dark] of [['en',false],['ru',true]]) {
  const ctx = await browser.newContext({ viewport: {width:w,height:h}, colorScheme: dark?'dark':'light', hasTouch: size==='phone', isMobile: size==='phone', serviceWorkers:'block' });
  const profile = readFileSync(`/tmp/endless/profile-${lang}.json`,'utf8');
  await ctx.addInitScript(([l]) => { localStorage.setItem('turnwright.settings', JSON.stringify({language:l, speed:'off', sound:{effects:'off',music:'off'}})); }, [lang]);
  const page = await ctx.newPage();
  await page.clock.setFixedTime(new Date('2026-11-28T12:00:00'));
  const shot = async (n, full=false) => { await page.waitForTimeout(250); await page.screenshot({path:`/tmp/endless/shots/${size}-${lang}-${n}.png`, fullPage: full}); };
  const B='http://localhost:4704/';
  await page.goto(B+'#/dice'); await page.locator('.adventure').first().waitFor(); await shot('1start');
  await page.goto(B+'#/dice/tide-bells:daily'); await page.locator('.daily').waitFor(); await shot('2daily');
  await page.goto(B+'#/dice/tide-bells:free'); await page.locator('.twists summary').click(); await page.locator('[name="twist-harm"]').check(); await shot('3twists', true);
  const d = JSON.parse(readFileSync(`/tmp/endless/daily-${lang}.json`,'utf8'));
  await page.goto(B+'#/dice'); await page.locator('.adventure').first().waitFor();
  await page.locator('.open-zip').setInputFiles({name:'d.txt',mimeType:'text/plain',buffer:Buffer.from(d.text)});
  await page.locator(`[data-action="${d.action}"]`).first().click(); await page.locator('.end').waitFor(); await shot('4end', true);
  await page.goto(B+'#/dice'); await shot('5start');
  await page.goto(B+'#/dice/tide-bells:daily'); await page.locator('.daily').waitFor(); await shot('6daily');
  await page.evaluate((p) => localStorage.setItem('turnwright.dice', p), profile);
  await page.reload();
  for (const r of ['scores','achievements','heroes']) { await page.goto(B+'#/dice/records:'+r); await page.locator('.dice-records').waitFor(); await shot('7'+r); }
  await ctx.close();
}
await browser.close();
