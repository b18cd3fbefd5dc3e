import { expect, it } from 'vitest';
import { Messages } from '#i18n';
import { makeMarkdown, PLAN_FORMAT } from '#lab';
import type { Report, ReportFile } from '#lab';

const SOURCE = `
question = Which bot is stronger?
answer = The first.
title = Scores
name = bot
score = score
lab-interval = { $from } to { $to }
lab-percent = { $value } %
lab-game = { $game }
lab-plan-named = { $game } { $rules } { $seed }
`;

const REPORT: Report = {
  question: { id: 'question' },
  answer: [{ id: 'answer' }],
  sections: [
    {
      id: 'scores',
      title: { id: 'title' },
      table: {
        id: 'scores',
        columns: [
          { id: 'name', head: { id: 'name' }, isText: true },
          { id: 'score', head: { id: 'score' } },
        ],
        rows: [
          {
            id: 'a',
            entries: ['a|b', { estimate: { value: 0.5, least: 0.25, most: 0.75 }, unit: 'share' }],
          },
        ],
      },
    },
  ],
  data: {},
};

const FILE: ReportFile = {
  plan: {
    format: PLAN_FORMAT,
    kind: 'arena',
    game: { id: 'kalah', rules: 2 },
    options: {},
    seed: 'a seed',
    cells: ['club casual'],
    stop: { kind: 'units', units: 1 },
    parameters: {},
  },
  report: REPORT,
  provenance: {
    version: '1.0.0',
    build: 'abc',
    started: '2026-01-01',
    seconds: 1,
    executor: 'here',
    workers: 1,
    chunks: 1,
  },
};

it('writes tables in Markdown, with bars escaped', () => {
  const messages = new Messages({ language: 'en', sources: [SOURCE] });
  expect(makeMarkdown(messages, FILE)).toBe(`# Which bot is stronger?

The first.

## Scores

| bot | score |
| --- | --: |
| a\\|b | 50.0 % (25.0 to 75.0) |

kalah 2 a seed
`);
});
