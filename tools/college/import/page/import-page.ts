import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@/lib/text/escape-html';
import { type FormColumn, formTemplates, type TableForm } from '@/tools/import/mapping/form';
import type { Mapping } from '@/tools/import/mapping/mapping';
import { countProblems } from '@/tools/import/problem/format-problems';
import { pageHtml, tableHtml } from '@/tools/import/problem/page';
import { problemsHtml } from '@/tools/import/problem/problem-list';
import type { ChangedPerson, Differences } from '../compare';
import { figuresOf, filesOf, type ImportOutcome, nextStep } from '../import-outcome';
import { type PageQuestion, questionsOf } from './question';

/** The most people and values that the page lists; import.csv has all. */
const most = { people: 500, values: 12 };

const headings: readonly (readonly [ChangedPerson['state'], string])[] = [
  ['left', 'No longer in the files'],
  ['new', 'New'],
  ['changed', 'Changed'],
];

/** Returns what an import changes, by name and by section. */
function changesHtml(differences: Differences): string {
  const people = headings.map(([state, heading]) =>
    peopleHtml(
      heading,
      differences.people.filter((one) => one.state === state),
    ),
  );
  return `<section class="card"><h2>What changes</h2>${people.join('\n')}${sectionsHtml(differences)}</section>`;
}

function peopleHtml(heading: string, people: readonly ChangedPerson[]): string {
  if (people.length === 0) return '';
  const more = people.length - most.people;
  const rows = people
    .slice(0, most.people)
    .map(({ id, name, differences }) => [id, name, textOf(differences)]);
  const table = tableHtml(heading, ['Id', 'Name', 'What is different'], rows);
  return `<details><summary>${heading} (${people.length.toLocaleString('en')})</summary>${table}
${more > 0 ? `<p>${more.toLocaleString('en')} more are in import.csv.</p>` : ''}</details>`;
}

function textOf(differences: ChangedPerson['differences']): string {
  const shown = differences
    .slice(0, most.values)
    .map(({ what, from, to }) => (from === to ? what : `${what}: ${from} → ${to}`));
  const more = differences.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function sectionsHtml({ sections }: Differences): string {
  const changed = [...sections]
    .filter(([, counts]) => Object.values(counts).some(([before, after]) => before !== after))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const same = sections.size - changed.length;
  const [[, first] = []] = changed;
  const rows = changed.map(([section, counts]) => [
    section,
    ...Object.values(counts).map(([before, after]) =>
      before === after ? String(after) : `${before} → ${after}`,
    ),
  ]);
  const table = first
    ? `<details><summary>Sections (${changed.length.toLocaleString('en')})</summary>${tableHtml('Sections', ['Section', ...Object.keys(first)], rows)}</details>`
    : '';
  return `${table}<p class="muted">${same.toLocaleString('en')} sections have the same counts as before.</p>`;
}

/** The most tables that are named above a form. */
const mostNamed = 12;

/** The form for the tables with one header row. The script fills the lists of the columns. */
function formHtml(form: TableForm, index: number): string {
  const { tables, rows, reason, kind, columns } = form;
  const more = tables.length - mostNamed;
  const names = [...tables.slice(0, mostNamed), ...(more > 0 ? [`${more} more`] : [])];
  const options = Object.entries(formTemplates()).map(
    ([id, { label }]) =>
      `<option value="${id}"${id === kind ? ' selected' : ''}>${escapeHtml(label)}</option>`,
  );
  return `<section data-form="${index}" aria-labelledby="form-${index}">
<h3 id="form-${index}"><bdi>${names.map(escapeHtml).join('<br>')}</bdi></h3>
<p>${escapeHtml(reason.message)}${reason.value === undefined ? '' : ` <bdi>${escapeHtml(reason.value)}</bdi>`}</p>
<p class="muted">${escapeHtml(reason.action ?? '')} ${rows.toLocaleString('en')} rows.</p>
<p><label>This table is <select data-part="kind"><option value="">Choose…</option><option value="skip">not needed</option>${options.join('')}</select></label></p>
<div data-part="columns"><div class="rows">${columns.map(columnHtml).join('')}</div>
<p class="actions"><button type="button" class="quiet" data-part="ignore">Ignore the columns left</button>
<label>A line with one filled cell is <select data-part="lines"><option value="">no row</option><option value="section">the class of the rows below</option><option value="course">the course of the rows below</option></select></label></p></div>
<div data-part="result"><h4>The first rows as they would be imported</h4><div class="scroll" tabindex="0" role="region" aria-label="The first rows"><table data-part="preview"></table></div></div>
<p class="actions"><label class="confirm"><input type="checkbox" data-part="confirm"><span>These choices are right</span></label><span data-part="status" role="status"></span></p>
</section>`;
}

function columnHtml({ name, isPrivate, values }: FormColumn, index: number): string {
  const examples = values.filter(Boolean).slice(0, 3).join(' · ');
  const choice = isPrivate
    ? '<span class="muted">Private, never read</span>'
    : name === ''
      ? '<span class="muted">No header, not read</span>'
      : `<div class="more" data-column="${index}"></div>`;
  return `<div class="row"><b><bdi>${escapeHtml(name || `Column ${index + 1}`)}</bdi></b><span class="muted"><bdi>${escapeHtml(examples)}</bdi></span>${choice}<span data-note="${index}"></span></div>`;
}

/** The questions about words, times, dates and calendars, whose answers are lines of the mapping. */
function questionsHtml(questions: readonly PageQuestion[]): string {
  if (questions.length === 0) return '';
  return `<section class="card"><h2>Questions</h2><div class="questions">${questions.map(questionHtml).join('\n')}</div></section>`;
}

function questionHtml({ text, hint, path, choices, value, isList }: PageQuestion): string {
  const data = path
    ? `data-path="${escapeHtml(JSON.stringify(path))}"${isList ? ' data-list' : ''}`
    : 'data-entry';
  const label = `<span><bdi>${escapeHtml(text)}</bdi></span>${hint === undefined ? '' : `<span class="muted"><bdi>${escapeHtml(hint)}</bdi></span>`}`;
  if (value !== undefined)
    return `<label class="check"><input type="checkbox" ${data} value="${escapeHtml(value)}">${label}</label>`;
  if (!choices)
    return `<label>${label}<input ${data} placeholder="09:30-12:30" pattern="\\d{1,2}:\\d{2}-\\d{1,2}:\\d{2}"></label>`;
  const options = choices.map(
    ([one, name]) => `<option value="${escapeHtml(one)}">${escapeHtml(name)}</option>`,
  );
  return `<label>${label}<select ${data}><option value="">Choose…</option>${options.join('')}</select></label>`;
}

/** The texts of the page besides the outcome. */
interface PageText {
  /** The name of the college. */
  college: string;
  /** The result of the run, in one sentence. */
  result: string;
  /** The mapping as it is. */
  mapping: Mapping;
  forms: readonly TableForm[];
}

const script = () => readFileSync(join('tools', 'import', 'mapping', 'form-script.js'), 'utf8');

/** Returns what a check or an import says, as one page: what to do, what changes, what is wrong, and what has to be chosen. */
export function importPage(outcome: ImportOutcome, text: PageText): string {
  const { plan, problems } = outcome;
  const { college, forms, mapping } = text;
  const questions = questionsOf(problems, plan?.data);
  const hasForms = forms.length + questions.length > 0;
  const main = `<h1>Import, ${escapeHtml(college)}</h1>
<p class="muted">This file names people: keep it private. Everything is also in import.csv.</p>
<section class="card next"><h2>What happens next</h2><p>${escapeHtml(text.result)}</p><p>${escapeHtml(nextStep(outcome))}</p></section>
${hasForms ? choicesHtml(text, questions) : ''}
${figuresHtml(outcome)}
<section class="card" id="problems"><h2>Problems</h2><p>${escapeHtml(countProblems(problems))}</p>${problemsHtml(problems)}</section>
${plan?.differences ? changesHtml(plan.differences) : ''}
${tablesHtml(outcome)}
${hasForms ? '' : `<section class="card"><details><summary>college/mapping.json as it is</summary><pre>${escapeHtml(JSON.stringify(mapping, null, 2))}</pre></details></section>`}
${hasForms ? dataHtml(text) : ''}`;
  return pageHtml(`Import, ${college}`, main, hasForms ? script() : '');
}

function choicesHtml({ forms }: PageText, questions: ReturnType<typeof questionsOf>): string {
  const unread =
    forms.length === 0
      ? ''
      : `<section class="card"><h2>Tables that are not read</h2>
<p class="muted">Say what each table is and what its columns are. Nothing is taken that you have not confirmed.</p>
${forms.map((form, index) => formHtml(form, index)).join('\n')}</section>`;
  return `${questionsHtml(questions)}
${unread}
<section class="card" id="lines"><h2>Your choices for college/mapping.json</h2>
<p class="muted">The whole file. Save it as <code>college/mapping.json</code> and run <code>npm run college -- check</code>.</p>
<textarea id="mapping" readonly spellcheck="false" aria-label="mapping.json"></textarea>
<p class="actions"><button id="download" type="button">Download mapping.json</button><button id="copy" class="quiet" type="button">Copy</button><span id="said" role="status"></span></p></section>`;
}

function figuresHtml({ plan }: ImportOutcome): string {
  const figures = figuresOf(plan);
  if (figures.length === 0) return '';
  const items = figures.map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`,
  );
  return `<section class="card"><h2>In the files</h2><dl class="figures">${items.join('')}</dl></section>`;
}

/** The tables that are read, with what each column is. */
function tablesHtml({ plan }: ImportOutcome): string {
  if (!plan) return '';
  const columns = new Map(
    plan.data.tables.map(({ file, sheet, columns: own = [] }) => [
      sheet === undefined ? file : `${file}, ${sheet}`,
      own.map(({ name, role }) => `${name}: ${role}`).join('; '),
    ]),
  );
  const rows = filesOf(plan).map(([path, format, count]) => [
    path,
    format,
    count,
    columns.get(path) ?? '',
  ]);
  return `<section class="card"><h2>Files</h2>${tableHtml('Files', ['File', 'Read as', 'Rows', 'Columns'], rows)}</section>`;
}

/** Returns what the script works with. A table cannot end the element. */
function dataHtml({ forms, mapping }: PageText): string {
  const data = {
    mapping,
    templates: formTemplates(),
    forms: forms.map(({ headers, file, rows, roles, columns }) => ({
      ...{ headers, rows, roles, columns },
      ...(file !== undefined && { file }),
    })),
  };
  return `<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
