import { describe, expect, it } from 'vitest';
import { PALETTES } from '#screen/cells/theme.ts';
import { isDeep } from '#test/support/deep.ts';
import { openJourney, playOn } from './player.ts';
import { diceStage } from './stage.ts';

const WIDE = { width: 120, height: 40 };

// Russian has the longer words.
describe.each(isDeep ? ['en', 'ru'] : ['ru'])('a wide terminal, in %s', (language) => {
  const words =
    language === 'en' ? { map: 'Map', journal: 'Journal' } : { map: 'Карта', journal: 'Дневник' };

  it('shows the map and the journal beside the table without truncation', () => {
    const stage = diceStage({ language, guidance: 'off' }, WIDE);
    const session = openJourney(stage, { party: 'mentor,prophet' }, 'wide');
    const counts = { tables: 0, journals: 0 };
    playOn(stage, session, (frame) => {
      if (!frame.startsWith('┌')) return;
      const sideRows = frame.split('\n').map((row) => row.slice(80));
      counts.tables += 1;
      expect(sideRows[1]).toContain(words.map);
      counts.journals += Number(sideRows.some((row) => row.trim() === words.journal));
      for (const row of sideRows) expect(row).not.toContain('…');
    });
    expect(counts.tables).toBeGreaterThan(20);
    expect(counts.journals).toBeGreaterThan(20);
  });
});

it('shows the same text in every palette', () => {
  const frames = PALETTES.map((palette) => {
    const stage = diceStage({ palette, guidance: 'off' }, WIDE);
    openJourney(stage, { party: 'mentor,prophet' }, 'wide');
    return stage.press('enter enter e');
  });
  expect(new Set(frames).size).toBe(1);
});

it('gives the table the full width of a narrow terminal', () => {
  const stage = diceStage({ guidance: 'off' }, { width: 100, height: 40 });
  openJourney(stage, { party: 'mentor,prophet' }, 'wide');
  expect(stage.press('enter enter')).not.toContain('Journal\n');
  expect(stage.row(0)).toMatch(/^┌.*┐$/);
});
