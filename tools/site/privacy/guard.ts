import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { sealedHeader } from '@/lib/record/derivation';
import { aliases, portalRoutes, routes } from '@/lib/site/routes';
import { filesBelow } from '@/tools/file/files-below';
import { pluralize } from '@/tools/file/pluralize';
import type { SiteContent } from '../content/personal-text';
import { personalValues, type PersonalValue } from './personal-value';
import { PhraseIndex } from './phrase';

/** The export contains something about a real person that anybody could read. */
export class PrivacyLeak extends Error {}

/**
 * Searches the text files of an export, and the names of all files, for real people. Returns one line if nothing is found.
 * Otherwise it removes the export, so that nobody publishes it, and throws with the list. Pictures and PDFs are not read.
 */
export function guardPrivacy(
  contentDir: string,
  outDir: string,
  records: Iterable<PersonalValue>,
): string {
  const values = personalValues(readContents(contentDir), records);
  const index = new PhraseIndex<PersonalValue>();
  for (const value of values) index.add(value.text, value);
  const leaks = filesBelow(outDir).flatMap((file) => leaksIn(outDir, file, index));
  if (leaks.length === 0)
    return `privacy: ${pluralize(values.length, 'personal value')}, none in out/`;
  rmSync(outDir, { recursive: true, force: true });
  throw new PrivacyLeak(
    [
      ...new Set(leaks),
      '',
      'privacy: These would become public; out/ was removed. Scripts and public pages are read by everyone: pass a value as a',
      'prop from a page of the portal instead of importing it, and set "sample": true if all people in a file are invented.',
    ].join('\n'),
  );
}

function leaksIn(outDir: string, file: string, index: PhraseIndex<PersonalValue>): string[] {
  const isOpen = !isGated(file);
  const text = binary.test(file)
    ? ''
    : readFileSync(join(outDir, file), 'utf8').replace(sealed, '');
  const inText = formsOf(text).flatMap((form) => [...index.find(form)]);
  return [
    ...[...index.find(file)].map((value) => describe(value, `is the name of out/${file}`)),
    ...inText
      .filter((value) => isOpen || value.isRecord)
      .map((value) => describe(value, `is in out/${file}`)),
  ];
}

function describe({ file, path, text }: PersonalValue, where: string): string {
  const letters = [...text];
  return `${file}: ${path} "${letters.slice(0, 3).join('')}…" (${letters.length} characters) ${where}`;
}

const binary = /\.(?:avif|br|gif|gz|ico|jpe?g|pdf|png|webp|woff2?)$/i;

/** A sealed record, and its name in a bucket: letters by chance, in which a short name is no leak. */
const sealed = new RegExp(
  `(?:"[0-9a-f]{32}":")?${Buffer.from(sealedHeader).toString('base64url')}\\.\\.[\\w-]+\\.[\\w-]+\\.[\\w-]+`,
  'g',
);

const firstFolder = (path: string): string => (path.split('/')[0] ?? '').toLowerCase();

/** The first folders of the portal's addresses in lower case, which the web server's gate protects. */
const gated = new Set(
  [...portalRoutes.map((name) => routes[name]), ...Object.keys(aliases)].map((address) =>
    firstFolder(address.slice(1)),
  ),
);

const isGated = (file: string): boolean => file.includes('/') && gated.has(firstFolder(file));

/** A text as it is and as a browser reads it: without each layer of escapes, and without tags. */
function formsOf(text: string): string[] {
  const forms = [text];
  // Data inside a script inside a page is a string in a string.
  for (let layer = 0; layer < 3; layer += 1) forms.push(unescape(forms.at(-1) ?? ''));
  const last = forms.at(-1) ?? '';
  return [...new Set([...forms, last.replace(tag, ' '), last.replace(tag, '')])];
}

const tag = /<!--[^]{0,2000}?-->|<\/?[a-z][^<>]{0,2000}>/gi;

/** Removes one layer: folded lines of a calendar, and escapes of JavaScript, JSON, HTML and addresses. */
function unescape(text: string): string {
  const character = (all: string, code: number) =>
    code <= 0x10ffff ? String.fromCodePoint(code) : all;
  return text
    .replace(/\r?\n[ \t]/g, '')
    .replace(/\\+(?:u\{([0-9a-f]+)\}|u([0-9a-f]{4})|x([0-9a-f]{2}))/gi, (all, ...hex: string[]) =>
      character(all, parseInt(hex[0] ?? hex[1] ?? hex[2] ?? '', 16)),
    )
    .replace(/\\+[nrtbfv]/g, ' ')
    .replace(/\\(["'`\\/,;])/g, '$1')
    .replace(/&#x([0-9a-f]+);/gi, (all, hex: string) => character(all, parseInt(hex, 16)))
    .replace(/&#(\d+);/g, (all, digits: string) => character(all, Number(digits)))
    .replace(/&(?:shy|zwj|zwnj|lrm|rlm);/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&(?:lt|gt|quot|apos|nbsp);/g, ' ')
    .replace(/&([A-Za-z]{1,2})(?:acute|grave|circ|uml|tilde|ring|cedil|caron|slash|lig);/g, '$1')
    .replace(/(?:%[0-9a-f]{2})+/gi, (all) => {
      try {
        return decodeURIComponent(all);
      } catch {
        return all;
      }
    });
}

function readContents(dir: string): SiteContent {
  const files = (Object.keys(catalogue) as ContentFile[]).filter((file) =>
    existsSync(join(dir, file)),
  );
  return Object.fromEntries(
    files.map((file) => [file, JSON.parse(readFileSync(join(dir, file), 'utf8'))]),
  ) as SiteContent;
}
