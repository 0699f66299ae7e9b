import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { csv, readStudent, run, writeCollegeIn } from '../college-in';

/** The page of an import as a browser shows it, after its script. */
function openPage(folder: string) {
  const html = readFileSync(join(folder, 'import.html'), 'utf8');
  const { window } = new JSDOM(html, {
    runScripts: 'dangerously',
    beforeParse: (page) => void (page.structuredClone = structuredClone),
  });
  const { document, Event } = window;
  const form = (at: number) => document.querySelector<HTMLElement>(`[data-form="${at}"]`);
  const part = (at: number, name: string) =>
    form(at)?.querySelector<HTMLInputElement>(`[data-part="${name}"]`);
  const columnIn = (at: number, index: number) =>
    form(at)?.querySelector<HTMLSelectElement>(`[data-column="${index}"] select`);
  const change = (
    element: HTMLInputElement | HTMLSelectElement | null | undefined,
    value: string | true,
  ) => {
    if (!element) throw new Error('There is no such choice.');
    if (value === true) (element as HTMLInputElement).checked = true;
    else element.value = value;
    for (const name of ['input', 'change'])
      element.dispatchEvent(new Event(name, { bubbles: true }));
  };
  return {
    ...{ document, form, part, columnIn, change },
    textOf: (element: Element | null | undefined) =>
      element?.textContent?.replace(/\s+/g, ' ') ?? '',
    mapping: () => document.querySelector<HTMLTextAreaElement>('#mapping')?.value ?? '',
  };
}

test('What a person chooses in the page is a mapping with which the next import reads the table', async () => {
  const folder = writeCollegeIn({
    'list.csv': csv(`Rolle,Student,Group,Hostel,Mobile
      25CS001,Meera Nair,CSE-A,B1,555-0100
      25CS002,Tomás Ruiz,CSE-A,B2,555-0101`),
  });
  expect((await run(folder)).exitCode).toBe(3);
  const { document, part, columnIn, change, textOf, mapping } = openPage(folder);
  expect(textOf(document.body)).not.toContain('555-010');
  change(part(0, 'kind'), 'students');
  change(columnIn(0, 0), 'id');
  change(columnIn(0, 1), 'name');
  change(columnIn(0, 2), 'section');
  expect(part(0, 'confirm')?.disabled).toBe(true);
  expect(textOf(part(0, 'status'))).toContain('1 column has no choice yet');
  part(0, 'ignore')?.click();
  expect(columnIn(0, 3)?.value).toBe('ignore');
  expect(textOf(part(0, 'preview'))).toContain('25CS001');
  expect(JSON.parse(mapping())).toEqual({ version: 2 });
  change(part(0, 'confirm'), true);
  expect(JSON.parse(mapping())).toMatchObject({ tables: [{ ignore: ['Hostel'] }] });
  writeFileSync(join(folder, 'mapping.json'), mapping());
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect(readStudent(folder, '25CS002')).toMatchObject({
    student: { name: 'Tomás Ruiz' },
    sections: ['CSE-A'],
  });
});

test('The page says which values would be refused, and asks about words, classes and dates', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv(`Roll No,Student Name,Branch,Section
      25CS001,Meera Nair,CSE,A
      25CS002,Tomás Ruiz,CSE,A`),
    'presence.csv': csv(`Roll No,Day of Class,Came
      25CS001,2026-09-01,P
      25CS002,2026-09-31,P`),
  });
  expect((await run(folder)).exitCode).toBe(3);
  const { document, form, part, columnIn, change, textOf, mapping } = openPage(folder);
  const at = [0, 1].find((one) => textOf(form(one)).includes('presence.csv')) ?? 0;
  change(part(at, 'kind'), 'attendance');
  change(columnIn(at, 0), 'person');
  change(columnIn(at, 1), 'day');
  change(columnIn(at, 2), 'status');
  expect(textOf(form(at))).toContain(
    '1 of 2 values would be refused, the first in line 3: “2026-09-31”',
  );
  change(part(at, 'confirm'), true);
  change(
    document.querySelector<HTMLSelectElement>(`[data-path='["class"]']`),
    '{branch}-{section}',
  );
  writeFileSync(join(folder, 'mapping.json'), mapping());
  const { exitCode } = await run(folder);
  expect(exitCode).toBe(2);
  expect(readStudent(folder, '25CS001')).toMatchObject({ sections: ['CSE-A'] });
});

test('A blank cell and a line between the rows are explained in the page', async () => {
  const folder = writeCollegeIn({
    'second.csv': csv(`Section,Roll No,Student Name
      CSE-A,25CS001,Meera Nair
      ,25CS002,Tomás Ruiz
      CSE-B,25CS003,Isha Menon`),
    'third.csv': csv(`Roll No,Student Name,Email
      III ME A,,
      23ME001,Jai Kapur,jai@k.example`),
  });
  expect((await run(folder)).exitCode).toBe(2);
  const { document, change, mapping } = openPage(folder);
  const [blank, line] = document.querySelectorAll<HTMLSelectElement>('select[data-entry]');
  for (const select of [blank, line]) change(select, select?.options[1]?.value ?? '');
  writeFileSync(join(folder, 'mapping.json'), mapping());
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
  expect(readStudent(folder, '25CS002')).toMatchObject({ sections: ['CSE-A'] });
  expect(readStudent(folder, '23ME001')).toMatchObject({ sections: ['III ME A'] });
});

test('Several words of a timetable can be no classes', async () => {
  const folder = writeCollegeIn({
    'students.csv': csv('Roll No,Student Name,Section', '26ME001,Isha Menon,ME-A'),
    'courses.csv': csv('Course Code,Course Title', 'MA201,Algebra', 'ME201,Statics'),
    'timetable.csv': csv(`Section: ME-A
      Day,09:00-09:50,09:50-10:40,11:00-11:50
      Monday,MA201,ME201,LIBRARY
      Tuesday,ME201,MA201,SPORTS
      Wednesday,MA201,ME201,MA201`),
  });
  expect((await run(folder)).exitCode).toBe(2);
  const { document, change, mapping } = openPage(folder);
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-path]'))
    change(box, true);
  expect(JSON.parse(mapping())).toEqual({ version: 2, notClasses: ['LIBRARY', 'SPORTS'] });
  writeFileSync(join(folder, 'mapping.json'), mapping());
  expect(await run(folder)).toMatchObject({ exitCode: 0 });
});
