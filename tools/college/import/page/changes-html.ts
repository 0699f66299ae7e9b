import { tableHtml } from '@/tools/import/problem/page';
import type { ChangedPerson, Differences } from '../compare';

/** The most people and values that the page lists; import.csv has all. */
const most = { people: 500, values: 12 };

const headings: readonly (readonly [ChangedPerson['state'], string])[] = [
  ['left', 'No longer in the files'],
  ['new', 'New'],
  ['changed', 'Changed'],
];

/** Returns what an import changes, by name and by section. */
export function changesHtml(differences: Differences): string {
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
