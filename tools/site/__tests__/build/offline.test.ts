import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { portalRoutes, routes } from '@/lib/site/routes';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import { readOffline, writeOffline } from '@/tools/site/build/offline';
import { fixtureContent } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

interface WrittenSite {
  base: string;
  family: string;
  version: string;
  pages: string[];
  files: string[];
  pictures: Record<string, string>;
}

const page = (script: string) =>
  `<html><head><link rel="stylesheet" href="BASE/_next/static/chunks/look.css"/></head><body>` +
  `<a href="BASE/Dashboard/activities.json">Data</a><img src="BASE/images/face.svg"/>` +
  `<script src="BASE/_next/static/chunks/${script}"></script></body></html>`;

const folders = portalRoutes.map((name) => routes[name].slice(1, -1));
const isFaculty = (folder: string) => folder.startsWith('faculty-');
const student = [...folders.filter((folder) => !isFaculty(folder)), 'myprofile'];
const faculty = folders.filter(isFaculty);

let out = '';

/** An export with one script for each side, which later fetches one more. */
function writeExport(base = ''): void {
  const html = (script: string) => page(script).replaceAll('BASE', base);
  out = writeFolder({
    'index.html': html('public.js'),
    'login/index.html': html('public.js'),
    'faculty-login/index.html': html('public.js'),
    'evidence/index.html': html('public.js'),
    'accessibility/index.html': html('public.js'),
    'verify/index.html': html('public.js'),
    '404.html': html('public.js'),
    ...Object.fromEntries(student.map((name) => [`${name}/index.html`, html('student.js')])),
    ...Object.fromEntries(faculty.map((name) => [`${name}/index.html`, html('desk.js')])),
    'Dashboard/activities.json': '[]',
    'images/face.svg': '<svg/>',
    'images/teacher.svg': '<svg/>',
    '_next/static/chunks/look.css': 'p{}',
    '_next/static/chunks/public.js': '1',
    '_next/static/chunks/student.js': 'load("static/chunks/dialog.js")',
    '_next/static/chunks/dialog.js': '2',
    '_next/static/chunks/desk.js': 'load("static/chunks/decide.js")',
    '_next/static/chunks/decide.js': '3',
    '_next/static/chunks/unnamed.js': '4',
  });
}

const written = () => readFileSync(join(out, 'sw.js'), 'utf8');

function readSite(): WrittenSite {
  const json = /^const site = ([\s\S]*?\n?\});\n/.exec(written())?.[1] ?? '';
  return JSON.parse(json) as WrittenSite;
}

beforeEach(() => writeExport());
afterEach(() => rmSync(out, { recursive: true }));

test('public and student pages are stored with their files, including lazy ones', () => {
  writeOffline(out, { basePath: '', on: true });
  const { files } = readSite();
  for (const path of [
    '/',
    '/login/',
    '/faculty-login/',
    '/evidence/',
    '/accessibility/',
    '/verify/',
    '/404.html',
    '/Dashboard/',
    '/myprofile/',
  ])
    expect(files).toContain(path);
  for (const name of ['look.css', 'student.js', 'dialog.js', 'unnamed.js'])
    expect(files).toContain(`/_next/static/chunks/${name}`);
  expect(files).toContain('/images/face.svg');
});

test('no page, script or picture of the faculty is stored, and no record', () => {
  writeOffline(out, { basePath: '', on: true });
  const { files, pages, pictures } = readSite();
  for (const path of [...files, ...pages, ...Object.keys(pictures)]) {
    expect(path).not.toMatch(/\.(?:json|ics|pdf|txt)$/);
    expect(path).not.toMatch(/^\/faculty-(?!login)/);
    expect(path).not.toMatch(/desk\.js|decide\.js|teacher/);
  }
});

test('only student pages have the offline flag', () => {
  writeOffline(out, { basePath: '', on: true });
  const marked = (name: string) =>
    readFileSync(join(out, name, 'index.html'), 'utf8').includes('<meta name="edify:offline"');
  expect(student.every(marked)).toBe(true);
  expect(['.', 'login', ...faculty].some(marked)).toBe(false);
});

test('the middle size of a picture replaces its other sizes', () => {
  const sizes = [360, 720, 900].flatMap((size) => [
    `/images/a-${size}.webp`,
    `/images/a-${size}.avif`,
  ]);
  const set = sizes.map((path, index) => `${path} ${index + 1}w`).join(', ');
  const html = `<html><head></head><body><picture><source srcset="${set}"/></picture></body></html>`;
  for (const path of sizes) writeFileSync(join(out, path), '');
  writeFileSync(join(out, 'index.html'), html);
  writeOffline(out, { basePath: '', on: true });
  const { files, pictures } = readSite();
  expect(pictures).toEqual(Object.fromEntries(sizes.map((path) => [path, '/images/a-720.webp'])));
  expect(files.filter((path) => path.startsWith('/images/a-'))).toEqual(['/images/a-720.webp']);
});

test('every name includes the base path', () => {
  rmSync(out, { recursive: true });
  writeExport('/portal');
  writeOffline(out, { basePath: '/portal', on: true });
  const { base, family, files } = readSite();
  expect(base).toBe('/portal');
  expect(family).toBe('edify-offline:/portal/:');
  expect('edify-offline:/:'.startsWith(family) || family.startsWith('edify-offline:/:')).toBe(
    false,
  );
  expect(files).toContain('/_next/static/chunks/student.js');
});

test('the same files give the same worker, and any other file gives another version', () => {
  writeOffline(out, { basePath: '', on: true });
  const first = written();
  writeOffline(out, { basePath: '', on: true });
  expect(written()).toBe(first);
  writeFileSync(join(out, '_next/static/chunks/dialog.js'), '22');
  writeOffline(out, { basePath: '', on: true });
  expect(written()).not.toBe(first);
});

test('a page that was not exported stops the build', () => {
  rmSync(join(out, 'Chats'), { recursive: true });
  expect(() => writeOffline(out, { basePath: '', on: true })).toThrow('/Chats/');
});

test('when turned off, the worker removes only itself and the caches of this site', async () => {
  writeOffline(out, { basePath: '/portal', on: false });
  expect(readFileSync(join(out, 'Dashboard/index.html'), 'utf8')).not.toContain('edify:offline');
  const names = ['edify-offline:/portal/:1', 'edify-offline:/:1', 'other'];
  const deleted: string[] = [];
  const heard: Record<string, (event: { waitUntil: (work: Promise<void>) => void }) => void> = {};
  const unregister = jest.fn();
  const self = {
    addEventListener: (name: string, run: (typeof heard)[string]) => (heard[name] = run),
    skipWaiting: jest.fn(),
    registration: { unregister },
  };
  const caches = {
    keys: () => Promise.resolve(names),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  };
  runInNewContext(written(), { self, caches });
  heard['install']?.({ waitUntil: () => {} });
  expect(self.skipWaiting).toHaveBeenCalled();
  await new Promise<void>((done) =>
    heard['activate']?.({ waitUntil: (work) => void work.then(done) }),
  );
  expect(deleted).toEqual(['edify-offline:/portal/:1']);
  expect(unregister).toHaveBeenCalled();
  expect(Object.keys(heard)).toEqual(['install', 'activate']);
});

test('the worker formats a time as the pages do', () => {
  writeOffline(out, { basePath: '', on: true });
  const self = { addEventListener: () => {} };
  const context = { self, minute: undefined as unknown as (date: Date) => string };
  runInNewContext(`${written()}\nself.minute = minute;`, { ...context, Date });
  const minute = (self as unknown as typeof context).minute;
  for (const moment of ['2026-11-21T00:05', '2026-01-02T12:00', '2026-07-31T23:59'])
    expect(minute(new Date(moment))).toBe(formatMinute(minuteOf(new Date(moment))));
});

test('the sample has it turned off', () => {
  expect(readOffline(dirname(fixtureContent))).toBe(false);
});

test('the worker leaves requests for sealed records to the network, at a sub-path too', () => {
  for (const base of ['', '/portal']) {
    rmSync(out, { recursive: true });
    writeExport(base);
    writeOffline(out, { basePath: base, on: true });
    const listeners = new Map<string, (event: object) => void>();
    const self = {
      location: { origin: 'https://college.example' },
      addEventListener: (name: string, listener: (event: object) => void) =>
        listeners.set(name, listener),
    };
    const fetch = () => Promise.reject(new Error('offline'));
    const caches = { has: () => Promise.resolve(false) };
    runInNewContext(written(), { self, fetch, caches, URL, Promise, setTimeout: () => 0 });
    const answers = (path: string, mode: string) => {
      let answered = false;
      const respondWith = (answer: Promise<unknown>) => {
        answered = true;
        answer.catch(() => {});
      };
      const url = `https://college.example${base}${path}`;
      const request = { url, method: 'GET', mode, headers: new Headers() };
      listeners.get('fetch')?.({ request, respondWith, waitUntil: () => {} });
      return answered;
    };
    for (const file of ['people.json', 'me.json', 'ab/00.jwe', 'bucket/0ab.json', 'index.txt'])
      for (const mode of ['cors', 'navigate'])
        expect([file, mode, answers(`/people/${file}`, mode)]).toEqual([file, mode, false]);
    expect(answers('/Dashboard/', 'navigate')).toBe(true);
  }
});
