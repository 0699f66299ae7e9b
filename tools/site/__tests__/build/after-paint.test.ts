import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earlyInputScript } from '@/lib/browser/early-input-script';
import {
  afterPaintScript,
  dataAddressIn,
  deferScripts,
  withScriptsAfterPaint,
} from '@/tools/site/build/after-paint';
import { integrityOf } from '@/tools/site/build/integrity';
import { isHashed } from '@/tools/file/listed-file';
import { sha256 } from '@/tools/file/sha256';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const one = '<script src="/portal/_next/static/chunks/one.js" async=""></script>';
const start = '<script src="/portal/_next/static/chunks/start.js" id="_R_" async=""></script>';
const old = '<script src="/portal/_next/static/chunks/old.js" noModule=""></script>';
const small = '<script src="/portal/_next/static/chunks/small.js" async=""></script>';
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
const name = `data.${sha256(data, 16)}.txt`;
const deferred = (html: string) => withScriptsAfterPaint({ html, data }, '/Dashboard/').html;

test('the framework scripts are in a template at the end of the head, in order', () => {
  const html = deferred(page);
  const after = afterPaintScript({
    address: `/portal/Dashboard/${name}`,
    hash: integrityOf(data),
  });
  const later = `<template>${one}${start}</template><script>${after}${earlyInputScript}</script></head>`;
  expect(html).toContain(later);
  expect(html.replace(later, '</head>')).not.toMatch(/one\.js|start\.js/);
});

test('the data of the page is only in the file next to it', () => {
  expect(deferred(page)).toContain('<p>Attendance</p></body>');
  expect(() => withScriptsAfterPaint({ html: page, data: `${data}more` }, '')).toThrow(
    'other data than its index.txt',
  );
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
    '_next/static/chunks/one.js': 'one()',
    '_next/static/chunks/start.js': `start("${'large'.repeat(500)}")`,
    '_next/static/chunks/small.js': 'small()',
    'Dashboard/index.html': page.replace(start, small + start),
    'Dashboard/index.txt': data,
    'index.html': page,
  });
  expect(deferScripts(folder)).toBe(1);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  const html = readFileSync(join(folder, 'Dashboard/index.html'), 'utf8');
  const address = dataAddressIn(html) ?? '';
  expect(isHashed(address)).toBe(true);
  const read = (path: string) => readFileSync(join(folder, path.replace('/portal/', '')), 'utf8');
  expect(read(address)).toBe(data);
  const [, first = '', tags = ''] =
    /<template><script src="([^"]+)" async=""><\/script>(.*)<\/template>/.exec(html) ?? [];
  expect([read(first), tags]).toEqual(['small()\none()', start]);
});
