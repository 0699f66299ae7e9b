import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import {
  afterPaintScript,
  dataAddressIn,
  deferScripts,
  withoutKnown,
  withScriptsAfterPaint,
} from '@/tools/site/build/after-paint';
import { integrityOf } from '@/tools/site/build/integrity';
import { isHashed } from '@/tools/file/listed-file';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const one = '<script src="/portal/_next/static/chunks/one.js" async=""></script>';
const start = '<script src="/portal/_next/static/chunks/start.js" id="_R_" async=""></script>';
const old = '<script src="/portal/_next/static/chunks/old.js" noModule=""></script>';
const theme = '<script>theme()</script>';
const data = '0:{"b":"build"}\n1:"</script>"\n';
const inPage =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:{\\"b\\":\\"build\\"}\\n1:\\"\\u003c/"])</script>' +
  '<script>self.__next_f.push([1,"script\\u003e\\"\\n"])</script>';
const page =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/portal/_next/static/css/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/portal/_next/static/chunks/start.js"/>' +
  `${one}${theme}${old}</head><body><p>Attendance</p>${start}${inPage}</body></html>`;
const deferred = (html: string) => withScriptsAfterPaint(html, '/Dashboard/data.txt', data);

test('the framework scripts are in a template at the end of the head, in order', () => {
  const html = deferred(page);
  const after = afterPaintScript({
    address: '/portal/Dashboard/data.txt',
    hash: integrityOf(data),
  });
  const later = `<template>${one}${start}</template><script>${after}${earlyInputScript}</script></head>`;
  expect(html).toContain(later);
  expect(html.replace(later, '</head>')).not.toMatch(/one\.js|start\.js/);
});

test('the data of the page is only in the file next to it', () => {
  expect(deferred(page)).toContain('<p>Attendance</p></body>');
  expect(() => withScriptsAfterPaint(page, '', `${data}more`)).toThrow(
    'other data than its index.txt',
  );
});

test('the data leaves out inline scripts, the description of a shared link and what is undefined, and nothing else', () => {
  const script = { dangerouslySetInnerHTML: { __html: 'call("</p>", "\\\\")' } };
  const text = 'Written: "id":"$$undefined", {"a":"$$undefined"}';
  const shared = [
    ['$', 'meta', '2', { property: 'og:title', content: 'The "title", [1]' }],
    ['$', 'meta', '3', { name: 'twitter:card', content: 'summary' }],
  ];
  const row = (html: string, nothing: object, other = {}, last = {}, metas: unknown[] = []) =>
    `1:${JSON.stringify([
      ['$', 'meta', '1', { name: 'description', content: 'og:' }],
      ...metas,
      ['$', 'script', null, { ...script, dangerouslySetInnerHTML: { __html: html } }],
      ['$', 'p', null, { ...nothing, id: 'a', ...other, children: ['$undefined', text], ...last }],
      ['$', 'style', null, { dangerouslySetInnerHTML: { __html: 'p{}' } }],
      ['$', '$L2', null, nothing],
    ])}\n`;
  const none = ['a', 'b', 'c'].map((name) => ({ [name]: '$undefined', [name + 1]: '$undefined' }));
  const [first = {}, other, last] = none;
  const { __html } = script.dangerouslySetInnerHTML;
  expect(withoutKnown(row(__html, first, other, last, shared))).toBe(row('', {}));
});

test('everything else on the page stays where it was', () => {
  expect(deferred(page)).toContain(
    `<link rel="stylesheet" href="/portal/_next/static/css/a.css"/>${theme}${old}`,
  );
});

test('a page with unknown scripts is refused', () => {
  expect(() => deferred(page.replaceAll(' async=""', ''))).toThrow(
    'no framework script in the form',
  );
});

test('every portal page is changed, and no public page', () => {
  const folder = writeFolder({
    'Dashboard/index.html': page,
    'Dashboard/index.txt': data,
    'index.html': page,
  });
  expect(deferScripts(folder)).toBe(1);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  const html = readFileSync(join(folder, 'Dashboard/index.html'), 'utf8');
  const address = dataAddressIn(html) ?? '';
  expect(isHashed(address)).toBe(true);
  expect(readFileSync(join(folder, address.replace('/portal/', '')), 'utf8')).toBe(data);
});
