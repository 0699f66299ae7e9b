import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseHtml } from 'node-html-parser';
import papa from 'papaparse';
import { readCode } from '@/lib/record/access-code';
import { cardSheets } from '@/tools/college/cards/sheet';
import { writeCards, cardTable } from '@/tools/college/cards/write-cards';
import { findRevocable, revoke } from '@/tools/college/revoke';
import { people } from '@/__tests__/fixture/demo-people';
import { emptyStudentRecord } from '@/tools/college/empty-record';
import { writeCollege } from '../college-folder';

const text = {
  college: 'Neem Road College',
  product: 'Edify',
  paper: 'a4',
  portal: 'https://portal.example/edify',
} as const;

const demoFolder = () => writeCollege(people);

const sheetIn = (folder: string) =>
  parseHtml(readFileSync(join(folder, 'cards/cards.html'), 'utf8'));

test('Prints eight cards on a sheet, without script and without anything from elsewhere', () => {
  const others = Array.from({ length: 12 }, (_, index) =>
    emptyStudentRecord({ name: 'Asha Nair', id: `26ECE${1001 + index}`, asOf: '2026-10-30' }),
  );
  const folder = writeCollege([...people, ...others]);
  writeCards(folder, {}, text);
  const page = sheetIn(folder);
  const counts = page.querySelectorAll('.sheet').map((one) => one.querySelectorAll('.card').length);
  expect(counts).toEqual([8, 8, 2]);
  expect(page.querySelectorAll('script, link, img, [src], [href]')).toEqual([]);
  expect(page.querySelector('style')?.text).not.toMatch(/url\(|@import/);
});

test('A card has the name, the roll number, the code in groups of four, and the address to type', () => {
  const folder = demoFolder();
  const [card] = writeCards(folder, { only: ['26cse1001'] }, text);
  const shown = sheetIn(folder).querySelector('.card')?.text ?? '';
  expect(shown).toContain('CSE-A');
  const code = /Access code((?:\w{4} ){5}\w{4})/.exec(shown)?.[1] ?? '';
  expect(readCode(code)).toEqual({ code: code.replaceAll(' ', '') });
  for (const part of [card?.name ?? '-', '26CSE1001', text.college, 'portal.example/edify/login/'])
    expect(shown).toContain(part);
  expect(shown).toContain('keep it private');
  expect(card?.link).toBe(
    `https://portal.example/edify/login/#26CSE1001.${code.replaceAll(' ', '')}`,
  );
});

test('The card of a teacher leads to the faculty login', () => {
  const folder = demoFolder();
  const cards = writeCards(folder, { kind: 'teacher' }, text);
  expect(cards.map(({ id }) => id)).toEqual(['PG-ENG-0301', 'PG-ENG-0302']);
  expect(cards[0]?.address).toBe('https://portal.example/edify/faculty-login/');
});

/** Changes the sections in the record of a student of CSE-A. */
function changeSections(folder: string, sections: string[] | undefined): void {
  const file = join(folder, 'records/students/26CSE1001.json');
  const record = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...record, sections }));
}

test('The sections in the record of a student count before those in the registers', () => {
  const folder = demoFolder();
  changeSections(folder, ['CSE-Z']);
  expect(writeCards(folder, { section: 'CSE-Z' }, text).map(({ id }) => id)).toEqual(['26CSE1001']);
  expect(writeCards(folder, { section: 'CSE-A' }, text)).toHaveLength(2);
});

test('An unknown section, id or kind is an error that says what there is', () => {
  const folder = demoFolder();
  expect(() => writeCards(folder, { section: 'CSE' }, text)).toThrow('CIV-A, CSE-A');
  expect(() => writeCards(folder, { only: ['26CSE1100'] }, text)).toThrow(
    'Did you mean 26CSE1001?',
  );
  expect(() => writeCards(folder, { kind: 'parent' }, text)).toThrow('student or teacher');
});

test('Only the user who runs the command can read the files', () => {
  const folder = demoFolder();
  writeCards(folder, {}, text);
  for (const file of ['cards/cards.html', 'cards/cards.csv', 'secret'])
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0);
});

test('The same people have the same codes in the next print, and a revoked person another one', () => {
  const folder = demoFolder();
  const before = writeCards(folder, {}, text).map(({ code }) => code);
  expect(writeCards(folder, {}, text).map(({ code }) => code)).toEqual(before);
  revoke(folder, findRevocable(folder, '26CSE1001'));
  const changed = writeCards(folder, {}, text).filter(({ code }) => !before.includes(code));
  expect(changed.map(({ id }) => id)).toEqual(['26CSE1001']);
});

const card = {
  kind: 'student',
  id: '26CSE1042',
  writtenId: '26CSE1042',
  name: '=HYPERLINK("https://x.example") <b>',
  sections: ['CSE-A'],
  code: 'AAAA BBBB',
  address: 'https://portal.example/login/',
  link: 'https://portal.example/login/#26CSE1042.AAAABBBB',
} as const;

test('A name is never a formula in a spreadsheet and never markup on a card', () => {
  const rows = papa.parse<Record<string, string>>(cardTable([{ ...card, sections: ['CSE-A'] }]), {
    header: true,
  }).data;
  expect(rows).toEqual([
    {
      id: card.id,
      name: `'${card.name}`,
      kind: 'student',
      section: 'CSE-A',
      code: card.code,
      address: card.address,
    },
  ]);
  const html = cardSheets([{ ...card, sections: [] }], text);
  expect(html).not.toContain('<b>"');
  expect(parseHtml(html).querySelector('h2')?.text).toContain('<b>');
});

test.each(['a4', 'letter'] as const)(
  'The sheet for %s names its paper and has cut marks',
  (paper) => {
    const html = cardSheets([{ ...card, sections: [] }], { ...text, paper });
    expect(html).toContain(`size: ${paper === 'a4' ? 'A4' : 'letter'}`);
    expect(
      parseHtml(html).querySelector('.marks path')?.getAttribute('d')?.match(/M/g),
    ).toHaveLength(16);
  },
);
