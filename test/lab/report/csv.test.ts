import { describe, expect, it } from 'vitest';
import { makeCsv } from '#lab';
import type { Entry } from '#lab/report/report.ts';
import { messagesIn } from '../html/messages.ts';
import { sampleReport } from '../html/sample-report.ts';

const messages = messagesIn('en');

function csvOf(id: string, ...entries: readonly Entry[]): string[] {
  const columns = entries.map((_, at) => ({ id: `column-${at}`, head: { id: 'lab-col-bots' } }));
  const table = { id: 'table', columns, rows: [{ id, entries }] };
  const report = {
    question: { id: 'lab-question-diff' },
    answer: [],
    sections: [{ id: 'section', title: { id: 'lab-scores' }, table }],
    data: {},
  };
  return makeCsv(messages, 'study', report).split('\r\n').slice(1, -1);
}

describe('a report as CSV', () => {
  it('has one line per entry of every table', () => {
    const text = makeCsv(messages, 'arena-1', sampleReport.report);
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('study,table,row,column,unit,value,least,most');
    expect(lines.slice(1, 8)).toEqual([
      'arena-1,scores,random,bots,text,random – club,,',
      'arena-1,scores,random,games,number,800,,',
      'arena-1,scores,random,wins,number,300,,',
      'arena-1,scores,random,draws,number,20,,',
      'arena-1,scores,random,losses,number,480,,',
      'arena-1,scores,random,score,share,0.42,0.386,0.454',
      'arena-1,scores,random,first,share,0.5,0.47,0.53',
    ]);
    expect(lines).toHaveLength(1 + 4 * 7 + 1);
    expect(lines.at(-1)).toBe('');
    expect(makeCsv(messages, 'arena-1', sampleReport.report)).toBe(text);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(csvOf('a,b', 'say "no"')).toEqual(['study,table,"a,b",column-0,text,"say ""no""",,']);
    expect(csvOf('a', 'two\nlines')).toEqual(['study,table,a,column-0,text,"two\nlines",,']);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('disarms the formula %j', (formula) => {
    const [line = ''] = csvOf(formula, formula);
    expect(line).not.toMatch(/(?:^|,|")[=+\-@\t\r]/);
    expect(line.split(`'${formula}`)).toHaveLength(3);
  });

  it('keeps negative and infinite numbers as numbers', () => {
    const estimate = { value: -0.5, least: -Infinity, most: Infinity };
    expect(csvOf('a', { estimate, unit: 'change' }, -3)).toEqual([
      'study,table,a,column-0,change,-0.5,-Infinity,Infinity',
      'study,table,a,column-1,number,-3,,',
    ]);
  });
});
