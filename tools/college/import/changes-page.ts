import { toCsv } from '@/lib/file/csv';
import { escapeHtml } from '@/lib/text/escape-html';
import { reportPage } from '@/tools/import/problem/report-page';
import type { ChangedPerson, Differences } from './compare';
import { figureKinds } from './figure';

/** The most people and values that the page lists; changes.csv has all. */
const most = { people: 1000, values: 12 };

const headings: readonly (readonly [ChangedPerson['state'], string])[] = [
  ['left', 'No longer in the files'],
  ['new', 'New'],
  ['changed', 'Changed'],
];

/** What an import changes, as a page that needs neither a script nor a connection. */
export function changesPage(differences: Differences, college: string, result: string): string {
  const people = headings.map(([state, heading]) =>
    peopleHtml(
      heading,
      differences.people.filter((one) => one.state === state),
    ),
  );
  return reportPage(
    `Changes, ${college}`,
    `<h1>What the import changes</h1>
<p class="result">${escapeHtml(result)}</p>
<p>${escapeHtml(college)}. This file names people: keep it private.</p>
${sectionsHtml(differences)}
${people.join('\n')}`,
  );
}

function peopleHtml(heading: string, people: readonly ChangedPerson[]): string {
  if (people.length === 0) return '';
  const more = people.length - most.people;
  const rows = people.slice(0, most.people).map(
    ({ id, name, differences }) =>
      `<tr>${cell(id)}${cell(name)}<td>${differences
        .slice(0, most.values)
        .map((one) => `<div><bdi>${escapeHtml(sentenceOf(one))}</bdi></div>`)
        .join(
          '',
        )}${differences.length > most.values ? `<div>and ${differences.length - most.values} more</div>` : ''}</td></tr>`,
  );
  return `<section><h2>${heading} (${people.length.toLocaleString('en')})</h2>
${tableHtml(heading, ['Id', 'Name', 'What is different'], rows)}
${more > 0 ? `<p>${more.toLocaleString('en')} more are in changes.csv.</p>` : ''}</section>`;
}

const sentenceOf = ({ what, from, to }: ChangedPerson['differences'][number]) =>
  from === to ? what : `${what}: ${from} → ${to}`;

function sectionsHtml({ sections }: Differences): string {
  const changed = [...sections]
    .filter(([, counts]) => Object.values(counts).some(([before, after]) => before !== after))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const same = sections.size - changed.length;
  const rows = changed.map(
    ([section, counts]) =>
      `<tr>${cell(section)}${figureKinds
        .map((kind) => {
          const [before, after] = counts[kind];
          return cell(before === after ? String(after) : `${before} → ${after}`);
        })
        .join('')}</tr>`,
  );
  return `<section><h2>Sections</h2>
${rows.length > 0 ? tableHtml('Sections', ['Section', ...figureKinds], rows) : ''}
<p>${same.toLocaleString('en')} sections have the same counts as before.</p></section>`;
}

const cell = (text: string) => `<td><bdi>${escapeHtml(text)}</bdi></td>`;

function tableHtml(label: string, columns: readonly string[], rows: readonly string[]): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<div class="scroll" tabindex="0" role="region" aria-label="${label}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const columns = ['change', 'kind', 'id', 'name', 'what', 'before', 'after'];

/** The same as a table, with everybody and every value. */
export function changesCsv({ people, sections }: Differences): string {
  const rows = [
    ...people.flatMap(({ state: change, kind, id, name, differences }) =>
      (differences.length > 0 ? differences : [{ what: '', from: '', to: '' }]).map(
        ({ what, from, to }) => ({ change, kind, id, name, what, before: from, after: to }),
      ),
    ),
    ...[...sections].flatMap(([section, counts]) =>
      figureKinds.map((what) => {
        const [before, after] = counts[what];
        return { change: 'count', kind: 'section', id: section, name: '', what, before, after };
      }),
    ),
  ];
  return `${toCsv(columns, rows)}\r\n`;
}
