import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeHtml } from '@/lib/text/escape-html';
import { formTemplates, type TableForm } from '@/tools/import/mapping/form';
import type { Mapping } from '@/tools/import/mapping/mapping';
import { countProblems } from '@/tools/import/problem/format-problems';
import { pageHtml, tableHtml } from '@/tools/import/problem/page';
import { problemsHtml } from '@/tools/import/problem/problem-list';
import { changesHtml } from './changes-html';
import { figuresOf, filesOf, nextStep, type ImportOutcome } from '../import-outcome';
import { formHtml, questionsHtml } from './form-html';
import { questionsOf } from './question';

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
