import { escapeHtml } from '@/lib/text/escape-html';
import { pageHtml } from '@/tools/import/problem/page';
import type { Clash } from '@/tools/import/clash/clash';
import { clashSentence } from '@/tools/import/clash/clash-sentence';

/** The most clashes that the page lists */
const maxListed = 1000;

/** The clashes as a page. The origin of a class is the path of its record. */
export function clashPage(clashes: readonly Clash<string>[], college: string): string {
  return pageHtml(
    `Clashes, ${college}`,
    `<h1>Clashes in the timetables</h1>
<p class="result">${describeClashes(clashes)}</p>
<p>${escapeHtml(college)}. This file names people: keep it private.</p>
${listHtml(clashes)}`,
  );
}

export function describeClashes({ length }: readonly unknown[]): string {
  return length === 0
    ? 'There are no clashes.'
    : length === 1
      ? 'There is 1 clash.'
      : `There are ${length.toLocaleString('en')} clashes.`;
}

function listHtml(clashes: readonly Clash<string>[]): string {
  if (clashes.length === 0) return '';
  const more = clashes.length - maxListed;
  const items = clashes.slice(0, maxListed).map(
    (clash) => `<article>
<h3>${escapeHtml(clashSentence(clash))}</h3>
${clash.students.length > 0 ? `<p>${escapeHtml(clash.students.join(', '))}</p>\n` : ''}<p class="where"><bdi>${escapeHtml(filesOf(clash))}</bdi></p>
</article>`,
  );
  return `<section class="warning"><h2>Rooms, teachers and students that are booked twice</h2>${items.join('\n')}
${more > 0 ? `<p>${more.toLocaleString('en')} more are not listed.</p>` : ''}</section>`;
}

const filesOf = ({ items }: Clash<string>) =>
  [...new Set(items.map(({ origin }) => origin))].join(', ');
