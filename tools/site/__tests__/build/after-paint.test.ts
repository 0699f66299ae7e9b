import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import {
  afterPaintScript,
  deferScripts,
  withScriptsAfterPaint,
} from '@/tools/site/build/after-paint';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const one = '<script src="/portal/_next/static/chunks/one.js" async=""></script>';
const start = '<script src="/portal/_next/static/chunks/start.js" id="_R_" async=""></script>';
const old = '<script src="/portal/_next/static/chunks/old.js" noModule=""></script>';
const theme = '<script>theme()</script>';
const data = '<script>self.__next_f.push([0])</script>';
const page =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/portal/_next/static/css/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/portal/_next/static/chunks/start.js"/>' +
  `${one}${theme}${old}</head><body><p>Attendance</p>${start}${data}</body></html>`;

test('the framework scripts are in a template at the end of the head, in order', () => {
  const html = withScriptsAfterPaint(page);
  const later = `<template>${one}${start}</template><script>${afterPaintScript}${earlyInputScript}</script></head>`;
  expect(html).toContain(later);
  expect(html.replace(later, '</head>')).not.toMatch(/one\.js|start\.js/);
});

test('everything else on the page stays where it was', () => {
  const html = withScriptsAfterPaint(page);
  expect(html).toContain('<p>Attendance</p><script>self.__next_f.push([0])</script></body>');
  expect(html).toContain(
    `<link rel="stylesheet" href="/portal/_next/static/css/a.css"/>${theme}${old}`,
  );
});

test('a page with unknown scripts is refused', () => {
  expect(() => withScriptsAfterPaint(page.replaceAll(' async=""', ''))).toThrow(
    'no framework script in the form',
  );
});

test('every portal page is changed, and no public page', () => {
  const folder = writeFolder({ 'Dashboard/index.html': page, 'index.html': page });
  expect(deferScripts(folder)).toBe(1);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  expect(readFileSync(join(folder, 'Dashboard/index.html'), 'utf8')).toContain('<template>');
});
