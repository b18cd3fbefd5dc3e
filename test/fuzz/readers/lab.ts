import { parseHTML } from 'linkedom';
import {
  diffReports,
  formatReport,
  makeCsv,
  makeReportFile,
  parsePlan,
  readReportFile,
} from '#lab';
import { makeHtmlReport } from '#lab/html/document.ts';
import { messagesIn } from '../../lab/html/messages.ts';
import { sampleReport } from '../../lab/html/sample-report.ts';
import { mutateText } from '../mutation.ts';
import { isAccepted, memoize } from '../reader.ts';
import type { Reader } from '../reader.ts';

const english = memoize(() => messagesIn('en'));

function makeHtml(): string {
  const { document } = parseHTML('<!doctype html><html></html>');
  return makeHtmlReport(sampleReport, { messages: english(), document, file: 'a.html' });
}

const reports = memoize(() => [makeReportFile(sampleReport), makeHtml()]);

/** Reads a report and writes it in every form. */
function readReport(text: string): boolean {
  const read = readReportFile(text);
  if (!isAccepted(read)) return false;
  const { document } = parseHTML('<!doctype html><html></html>');
  makeHtmlReport(read.value, { messages: english(), document, file: 'a.html' });
  makeCsv(english(), 'a', read.value.report);
  formatReport(english(), diffReports(sampleReport, read.value));
  return true;
}

export const LAB: readonly Reader[] = [
  { name: 'reports', weight: 0.3, samples: reports, mutate: mutateText, read: readReport },
  {
    name: 'plans',
    samples: () => [JSON.stringify(sampleReport.plan)],
    mutate: mutateText,
    read: (text) => isAccepted(parsePlan(text)),
  },
];
