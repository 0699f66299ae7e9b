import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import { ownCopyScript } from '@/lib/record/own-copy';
import {
  afterPaintScript,
  dataAddressesIn,
  deferScripts,
  withScriptsAfterPaint,
} from '@/tools/site/build/after-paint';
import { integrityOf } from '@/tools/site/build/integrity';
import { withoutSample } from '@/tools/site/build/page-data';
import { isHashed } from '@/tools/file/listed-file';
import { sha256 } from '@/tools/file/sha256';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const one = '<script src="/portal/_next/static/chunks/one.js" async=""></script>';
const start = '<script src="/portal/_next/static/chunks/start.js" id="_R_" async=""></script>';
const old = '<script src="/portal/_next/static/chunks/old.js" noModule=""></script>';
const small = '<script src="/portal/_next/static/chunks/small.js" async=""></script>';
const sheet = '<link rel="stylesheet" href="/portal/_next/static/css/a.css"/>';
const theme = '<script>theme()</script>';
const data = '0:{"b":"build","sample":{"name":"Aarav"}}\n1:"</script>"\n';
const inPage =
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  '<script>self.__next_f.push([1,"0:{\\"b\\":\\"build\\",\\"sample\\":{\\"name\\":\\"Aarav\\"}}\\n1:\\"\\u003c/"])</script>' +
  '<script>self.__next_f.push([1,"script\\u003e\\"\\n"])</script>';
const page =
  `<!DOCTYPE html><html><head>${sheet}` +
  '<link rel="preload" as="script" fetchPriority="low" href="/portal/_next/static/chunks/start.js"/>' +
  `${one}${theme}${old}</head><body><p>Attendance</p>${start}${inPage}</body></html>`;
const nameOf = (text: string) => `data.${sha256(text, 16)}.txt`;
const record = ['/portal/_next/static/chunks/9.a.js'];
const deferred = (html: string) =>
  withScriptsAfterPaint({ html, data, record }, '/Dashboard/').html;
const own = '<script src="/portal/_next/static/chunks/9.a.js" async="" data-own=""></script>';

test('the framework scripts and the style sheet are at the end of the head, in order', () => {
  const html = deferred(page);
  const files = [data, withoutSample(data)].map((text): [string, string] => [
    `/portal/Dashboard/${nameOf(text)}`,
    integrityOf(text),
  ]);
  const after = afterPaintScript(files);
  const later = `<template>${one}${start}${own}</template><script>${after}${ownCopyScript}${earlyInputScript}</script>${sheet}</head>`;
  expect(html).toContain(later);
  expect(html.replace(later, '</head>')).not.toMatch(/one\.js|start\.js|stylesheet/);
});

test('the data of the page is only in the file next to it', () => {
  expect(deferred(page)).toContain('<p>Attendance</p></body>');
  expect(() => withScriptsAfterPaint({ html: page, data: `${data}more`, record }, '')).toThrow(
    'other data than its index.txt',
  );
});

test('everything else on the page stays where it was', () => {
  expect(deferred(page)).toContain(`<head>${theme}${old}`);
});

test('a page with unknown scripts is refused', () => {
  expect(() => deferred(page.replaceAll(' async=""', ''))).toThrow(
    'no framework script in the form',
  );
});

const scripts = Object.fromEntries(
  Object.entries({ one: 'one()', '76.a1': '', '8.b2': '', '763.c3': '', small: 'small()' }).map(
    ([file, text]) => [`_next/static/chunks/${file}.js`, text],
  ),
);
const loader =
  '()=>n.e(1).then(n.bind(n,2)),()=>Promise.all([n.e(76),n.e(8)]).then(n.bind(n,57)),{name:"record",early:!0}';

test('a build stops if no first script opens a record in the known form', () => {
  const start = { '_next/static/chunks/start.js': 'n.e(76)' };
  const pages = { 'Dashboard/index.html': page, 'Dashboard/index.txt': data };
  expect(() => deferScripts(writeFolder({ ...scripts, ...start, ...pages }))).toThrow(
    'opens a record',
  );
});

test('every portal page is changed, and no public page', () => {
  const folder = writeFolder({
    ...scripts,
    '_next/static/chunks/start.js': `${loader};${'large'.repeat(500)}`,
    'Dashboard/index.html': page.replace(start, small + start),
    'Dashboard/index.txt': data,
    'index.html': page,
  });
  expect(deferScripts(folder)).toBe(1);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  const html = readFileSync(join(folder, 'Dashboard/index.html'), 'utf8');
  const [address = '', ownData = ''] = dataAddressesIn(html);
  expect([address, ownData].every(isHashed)).toBe(true);
  const read = (path: string) => readFileSync(join(folder, path.replace('/portal/', '')), 'utf8');
  expect([read(address), read(ownData)]).toEqual([data, data.replace('{"name":"Aarav"}', 'null')]);
  const [, first = '', tags = ''] =
    /<template><script src="([^"]+)" async=""><\/script>(.*)<\/template>/.exec(html) ?? [];
  const ofRecord = ['76.a1', '8.b2'].map((name) => own.replace('9.a', name));
  expect([read(first), tags]).toEqual(['small()\none()', [start, ...ofRecord].join('')]);
});
