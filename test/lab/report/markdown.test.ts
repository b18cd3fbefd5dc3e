import { expect, it } from 'vitest';
import { Messages } from '#i18n';
import { makeMarkdown } from '#lab';
import type { Report } from '#lab';

const SOURCE = `
question = Which bot is stronger?
answer = The first.
title = Scores
name = bot
score = score
lab-interval = { $from } to { $to }
lab-percent = { $value } %
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

it('writes tables in Markdown, with bars escaped', () => {
  const messages = new Messages({ language: 'en', sources: [SOURCE] });
  expect(makeMarkdown(messages, REPORT, 'Plan arena-1.')).toBe(`# Which bot is stronger?

The first.

## Scores

| bot | score |
| --- | --: |
| a\\|b | 50.0 % (25.0 to 75.0) |

Plan arena-1.
`);
});
