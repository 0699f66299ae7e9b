import { portalRoutes, routes } from '@/lib/site/routes';
import { pluralize } from '@/tools/file/pluralize';
import type { Leak, LeakSource } from './search';

const maxListed = 6;

const advice: Readonly<Record<LeakSource, string>> = {
  page: 'Remove it from the public page or file. A public page reads only content/marketing, content/campus and content/site.',
  portal:
    'Remove it from content/ or from the page: a page is built without any record, and a record is only in its sealed file.',
  script:
    "Scripts are public. Pass it to the client component as a prop from a portal page, instead of importing it or writing it in a 'use client' file.",
  name: 'Rename the file: build.json lists the names of all files, gated or not.',
  picture: `Move it from public/images/ to a folder behind the gate, such as public${routes.profile}, and change its "src".`,
};

/** Lists what would become public, by its path in the content; values are shortened for the log. */
export function formatLeaks(leaks: readonly Leak[]): string {
  const byLocation = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const { file, path, record } = leak.value;
    const location = `${record ? '' : 'content/'}${file}: ${path}`;
    byLocation.set(location, [...(byLocation.get(location) ?? []), leak]);
  }
  const lines = [...byLocation].flatMap(([location, found]) => [
    location,
    ...formatLocation(found),
  ]);
  const folders = portalRoutes.map((name) => routes[name]).join(' ');
  return [
    ...lines,
    '',
    `privacy: ${pluralize(byLocation.size, 'personal value')} would become public; out/ was removed.`,
    `Only ${folders} are behind the gate. If all people in a file are invented, set "sample": true in it.`,
  ].join('\n');
}

function formatLocation(leaks: readonly Leak[]): string[] {
  const text = leaks[0]?.value.text ?? '';
  const files = leaks
    .slice(0, maxListed)
    .map(({ file, source }) => `    ${sourceLabels[source]} out/${file}`);
  const more =
    leaks.length > maxListed
      ? [`    and in ${pluralize(leaks.length - maxListed, 'other file')}`]
      : [];
  const todo = [...new Set(leaks.map(({ source }) => advice[source]))].map((line) => `    ${line}`);
  return [`    ${shorten(text)}`, ...files, ...more, ...todo];
}

const sourceLabels: Readonly<Record<LeakSource, string>> = {
  page: 'would be in',
  portal: 'would be in the portal page',
  script: 'would be in the script',
  name: 'would be in the file name',
  picture: 'would be the public picture',
};

function shorten(text: string): string {
  const letters = [...text];
  return `"${letters.slice(0, 3).join('')}…" (${letters.length} characters)`;
}
