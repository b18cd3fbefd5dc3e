import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Messages } from '#i18n';
import { loadHtmlReports, makeCsv, makeReportFile, planId } from '#lab';
import type { HtmlReports, ReportFile } from '#lab';
import { currentMessages, loadWhole, say } from '../language/language.ts';
import { downloadText } from '../ui/download.ts';
import { Icon } from '../ui/icon.tsx';

interface ReportViewProps {
  readonly file: ReportFile;
  /** Name for downloads, without extension. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The renderer of reports, and the texts of all games, which reports may contain. */
interface Renderer {
  readonly html: HtmlReports;
  readonly messages: Messages;
}

let sheet: CSSStyleSheet | undefined;

/** Adds the style of reports to the page; its policy forbids style elements. */
function adoptStyle(style: string): void {
  if (sheet !== undefined) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}

async function loadRenderer(language: string): Promise<Renderer> {
  const [html, messages] = await Promise.all([loadHtmlReports(), loadWhole(language)]);
  adoptStyle(html.REPORT_STYLE);
  return { html, messages };
}

/** A report with buttons to download it. */
export function ReportView({ file, name, onClose }: ReportViewProps) {
  const renderer = useSignal<Renderer>();
  const hasFailed = useSignal(false);
  const { language } = currentMessages();
  useEffect(() => {
    let isCurrent = true;
    loadRenderer(language).then(
      (loaded) => {
        if (isCurrent) renderer.value = loaded;
      },
      () => (hasFailed.value = true),
    );
    return () => (isCurrent = false);
  }, [language]);
  if (hasFailed.value) return <p class="message">{say('web-load-failed')}</p>;
  if (renderer.value === undefined) return <p class="message">{say('web-loading')}</p>;
  return (
    <>
      <Tools file={file} name={name} renderer={renderer.value} onClose={onClose} />
      <Article file={file} name={name} renderer={renderer.value} />
    </>
  );
}

interface ShownReport {
  readonly file: ReportFile;
  readonly name: string;
  readonly renderer: Renderer;
}

function placeOf({ name, renderer: { messages } }: ShownReport) {
  return { messages, document, file: `${name}.html` };
}

function Tools({ onClose, ...shown }: ShownReport & Pick<ReportViewProps, 'onClose'>) {
  const { file, name, renderer } = shown;
  const { html, messages } = renderer;
  const writers = {
    html: () => html.makeHtmlReport(file, placeOf(shown)),
    json: () => makeReportFile(file),
    csv: () => makeCsv(messages, planId(file.plan), file.report),
  };
  return (
    <div class="lab-tools">
      <button type="button" class="quiet" onClick={onClose}>
        <Icon name="back" />
        {say('lab-page-back')}
      </button>
      <div class="row" role="group" aria-label={say('web-download')}>
        {Object.entries(writers).map(([ending, write]) => (
          <button key={ending} type="button" onClick={() => downloadText(name, write(), ending)}>
            <Icon name="download" />
            {ending.toUpperCase()}
          </button>
        ))}
      </div>
    </div>
  );
}

/** Markup of a report, whose texts are escaped. */
function Article(shown: ShownReport) {
  const box = useRef<HTMLDivElement>(null);
  const { file, renderer } = shown;
  useLayoutEffect(() => {
    scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [file]);
  const __html = renderer.html.reportArticle(file, placeOf(shown));
  return <div ref={box} class="lab-report" tabIndex={-1} dangerouslySetInnerHTML={{ __html }} />;
}
