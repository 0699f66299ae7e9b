import { escapeHtml } from '@/lib/text/escape-html';
import type { DataProblem, Place, Severity } from './data-problem';
import { showColumn, showPlace } from './place';
import type { ProblemGroup, Problems } from './problems';
import { reportPage } from './report-page';
import { countProblems } from './format-problems';

/** The rows that the page lists of one kind of problem; report.csv has all. */
const maxRows = 200;

const headings: Record<Severity, string> = {
  error: 'Errors: nothing is imported until these are corrected',
  warning: 'Warnings: these rows or values are left out, unless the warning says otherwise',
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
  return reportPage(
    `Import report, ${text.college}`,
    `<h1>Import report</h1>
<p class="result">${escapeHtml(text.result)}</p>
<p>${escapeHtml(text.college)}: ${escapeHtml(countProblems(problems))}. This file names people: keep it private.</p>
${figuresHtml(text.figures)}
${(['error', 'warning', 'note'] as const).map((severity) => sectionHtml(groups, severity)).join('\n')}
${proposalsHtml(text.proposals ?? [])}
${filesHtml(text.files)}`,
  );
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
  const at = showPlace({ file, sheet });
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

/** The line, with the sheet where a workbook has several. */
const lineText = ({ sheet, line }: Place): string | undefined =>
  line === undefined || sheet === undefined ? line?.toString() : `${sheet}, ${line}`;

/** The fields of the problems that at least one of them has. */
function tableHtml(rows: readonly DataProblem[]): string {
  const columns = (
    [
      ['Line', ({ place }) => lineText(place)],
      ['Found', ({ value }) => value],
      ['Allowed', ({ allowed }) => allowed],
      ['Most like it', ({ nearest }) => nearest],
    ] satisfies [string, (one: DataProblem) => string | undefined][]
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
