import { escapeHtml } from '@/lib/text/escape-html';
import { formTemplates, type FormColumn, type TableForm } from '@/tools/import/mapping/form';
import type { Question } from './question';

/** The most tables that are named above a form. */
const mostNamed = 12;

/** The form for the tables with one header row. The script fills the lists of the columns. */
export function formHtml(form: TableForm, index: number): string {
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
export function questionsHtml(questions: readonly Question[]): string {
  if (questions.length === 0) return '';
  return `<section class="card"><h2>Questions</h2><div class="questions">${questions.map(questionHtml).join('\n')}</div></section>`;
}

function questionHtml({ text, hint, path, choices, value, isList }: Question): string {
  const data = `data-path="${escapeHtml(JSON.stringify(path))}"${isList ? ' data-list' : ''}`;
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
