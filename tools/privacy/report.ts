import { portalRoutes, routes } from '@/lib/site/routes';
import { counted } from './counted';
import type { Leak, Way } from './search';

const told = 6;

const advice: Readonly<Record<Way, string>> = {
  page: 'Take it off the public page or file. A public page reads content/marketing, content/campus and content/site only.',
  script:
    "Scripts are public. Give it to the client component as a prop, from a page of the portal, instead of importing it or writing it in a 'use client' file.",
  name: 'Rename the file: build.json lists the names of all files, gated or not.',
  picture: `Move it from public/images/ to a folder behind the gate, such as public${routes.profile}, and change its "src".`,
};

/** What would become public, by the place in the content that it comes from; values are shortened for the log. */
export function formatLeaks(leaks: readonly Leak[]): string {
  const byPlace = new Map<string, Leak[]>();
  for (const leak of leaks) {
    const place = `content/${leak.value.file}: ${leak.value.path}`;
    byPlace.set(place, [...(byPlace.get(place) ?? []), leak]);
  }
  const lines = [...byPlace].flatMap(([place, found]) => [place, ...formatPlace(found)]);
  const folders = portalRoutes.map((name) => routes[name]).join(' ');
  return [
    ...lines,
    '',
    `privacy: ${counted(byPlace.size, 'personal value')} would become public; out/ was removed.`,
    `Behind the gate are ${folders} and nothing else. Where the persons of a file are invented, let it say "sample": true.`,
  ].join('\n');
}

function formatPlace(leaks: readonly Leak[]): string[] {
  const text = leaks[0]?.value.text ?? '';
  const files = leaks.slice(0, told).map(({ file, way }) => `    ${reached[way]} out/${file}`);
  const more =
    leaks.length > told ? [`    and in ${counted(leaks.length - told, 'other file')}`] : [];
  const todo = [...new Set(leaks.map(({ way }) => advice[way]))].map((line) => `    ${line}`);
  return [`    ${shorten(text)}`, ...files, ...more, ...todo];
}

const reached: Readonly<Record<Way, string>> = {
  page: 'would be in',
  script: 'would be in the script',
  name: 'would be in the file name',
  picture: 'would be the public picture',
};

function shorten(text: string): string {
  const letters = [...text];
  return `"${letters.slice(0, 3).join('')}…" (${letters.length} characters)`;
}
