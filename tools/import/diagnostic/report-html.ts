import { escapeHtml } from '@/lib/text/escape-html';
import type { Diagnostic, Severity } from './diagnostic';
import { showColumn, showPlace } from './place';
import type { ProblemGroup, Problems } from './problems';
import { countProblems } from './terminal';

/** The rows that the page lists of one kind of problem; report.csv has all. */
const maxRows = 200;

const headings: Record<Severity, string> = {
  error: 'Errors: nothing is imported until these are corrected',
  warning: 'Warnings: these rows or values are left out',
  note: 'Notes: nothing needs to be done',
};

/** What the report says besides problems. */
export interface ReportText {
  college: string;
  /** What the run did or would do, in one sentence. */
  result: string;
  /** Figures such as ["Students", "8,204"]. */
  figures: readonly (readonly [name: string, value: string])[];
  /** The files that were read: path, what each is, and the rows. */
  files: readonly (readonly [path: string, format: string, rows: string])[];
  /** What tables with unknown columns probably are, as text with lines. */
  proposals?: readonly string[];
}

/** The problems as a page that needs neither a script nor a connection. */
export function reportHtml(problems: Problems, text: ReportText): string {
  const groups = problems.sorted();
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="referrer" content="no-referrer">
<meta name="color-scheme" content="light dark">
<title>Import report, ${escapeHtml(text.college)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Import report</h1>
<p class="result">${escapeHtml(text.result)}</p>
<p>${escapeHtml(text.college)}: ${escapeHtml(countProblems(problems))}. This file names people: keep it private.</p>
${figuresHtml(text.figures)}
${(['error', 'warning', 'note'] as const).map((severity) => sectionHtml(groups, severity)).join('\n')}
${proposalsHtml(text.proposals ?? [])}
${filesHtml(text.files)}
</main>
</body>
</html>
`;
}

function figuresHtml(figures: ReportText['figures']): string {
  if (figures.length === 0) return '';
  const items = figures.map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<dl class="figures">${items.join('')}</dl>`;
}

function sectionHtml(groups: readonly ProblemGroup[], severity: Severity): string {
  const own = groups.filter(({ first }) => first.severity === severity);
  if (own.length === 0) return '';
  return `<section class="${severity}"><h2>${headings[severity]}</h2>${own.map(groupHtml).join('\n')}</section>`;
}

function groupHtml({ first, count, listed }: ProblemGroup): string {
  const { file, sheet, column } = first.place;
  const at = showPlace({ file, ...(sheet !== undefined && { sheet }) });
  const where = column ? `${at}, column ${showColumn(column)}` : at;
  const rows = listed.slice(0, maxRows);
  const more = count - rows.length;
  return `<article>
<h3>${escapeHtml(first.message)}</h3>
<p class="where"><bdi>${escapeHtml(where)}</bdi>${count > 1 ? `, ${count.toLocaleString('en')} times` : ''}</p>
${first.action === undefined ? '' : `<p>${escapeHtml(first.action)}</p>`}
${tableHtml(rows)}
${more > 0 ? `<p>${more.toLocaleString('en')} more of these are in report.csv.</p>` : ''}
</article>`;
}

/** The fields of the problems that at least one of them has. */
function tableHtml(rows: readonly Diagnostic[]): string {
  const columns = (
    [
      ['Line', ({ place }) => place.line?.toString()],
      ['Found', ({ value }) => value],
      ['Allowed', ({ allowed }) => allowed],
      ['Most like it', ({ nearest }) => nearest],
    ] satisfies [string, (one: Diagnostic) => string | undefined][]
  ).filter(([, valueOf]) => rows.some((row) => valueOf(row) !== undefined));
  if (columns.length === 0) return '';
  const head = columns.map(([name]) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map(
    (row) =>
      `<tr>${columns.map(([, valueOf]) => `<td><bdi>${escapeHtml(valueOf(row) ?? '')}</bdi></td>`).join('')}</tr>`,
  );
  return `<div class="scroll" tabindex="0" role="region" aria-label="Lines"><table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function proposalsHtml(proposals: readonly string[]): string {
  if (proposals.length === 0) return '';
  const texts = proposals.map((text) => `<pre>${escapeHtml(text.trim())}</pre>`);
  return `<section><h2>Tables whose columns are not known</h2>${texts.join('\n')}</section>`;
}

function filesHtml(files: ReportText['files']): string {
  const rows = files.map(
    ([path, format, count]) =>
      `<tr><td><bdi>${escapeHtml(path)}</bdi></td><td>${escapeHtml(format)}</td><td class="number">${escapeHtml(count)}</td></tr>`,
  );
  return `<section><h2>Files</h2><div class="scroll" tabindex="0" role="region" aria-label="Files"><table>
<thead><tr><th scope="col">File</th><th scope="col">Read as</th><th scope="col">Rows</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></section>`;
}

const style = `
:root { color-scheme: light dark; --line: #c9ced6; --soft: #f3f5f8; --error: #b3261e; --warning: #8a5300; --note: #35597a; }
@media (prefers-color-scheme: dark) { :root { --line: #454c57; --soft: #20252c; --error: #ffb4ab; --warning: #ffcc80; --note: #a9cdf0; } }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; margin: 0 0 .5rem; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 1rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; }
.result { font-size: 1.125rem; font-weight: 600; }
.figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; }
.figures div { background: var(--soft); border-radius: .5rem; padding: .5rem .75rem; }
dt { font-size: .875rem; } dd { margin: 0; font-size: 1.25rem; font-weight: 600; }
article { border: 1px solid var(--line); border-inline-start: .375rem solid var(--note); border-radius: .5rem; padding: .75rem 1rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
.error article { border-inline-start-color: var(--error); } .warning article { border-inline-start-color: var(--warning); }
.error h2 { color: var(--error); } .warning h2 { color: var(--warning); } .note h2 { color: var(--note); }
.scroll { overflow-x: auto; margin-top: .5rem; }
pre { background: var(--soft); border-radius: .5rem; padding: .75rem 1rem; overflow-x: auto; font-size: .875rem; }
table { border-collapse: collapse; font-size: .875rem; min-width: 60%; }
th, td { text-align: start; padding: .25rem .75rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
`;
