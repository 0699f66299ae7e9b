import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalRoutes, routes } from '@/lib/site/routes';
import { writeScriptList } from '@/tools/site/build/script-list';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const chunks = '/portal/_next/static/chunks';

test('the scripts of each portal page and its data without the sample are listed', () => {
  const pages = portalRoutes.map((name) => {
    const tags = ['page-1', 'record-2'].map(
      (file) => `<script src="${chunks}/${file}.js" async="" data-own=""></script>`,
    );
    const files = ['sample', 'own'].map((file) => [
      `/portal${routes[name]}${file}.txt`,
      'sha384-a',
    ]);
    const html = `<template>${tags.join('')}</template><script>[u,integrity]=${JSON.stringify(files)}[+own]</script>`;
    return [`${routes[name].slice(1)}index.html`, html];
  });
  const out = writeFolder(Object.fromEntries(pages));
  expect(writeScriptList(out, '/portal')).toBe(portalRoutes.length);
  expect(JSON.parse(readFileSync(join(out, 'portal-scripts.json'), 'utf8'))).toMatchObject({
    '/portal/Dashboard/': [
      `${chunks}/page-1.js`,
      `${chunks}/record-2.js`,
      '/portal/Dashboard/own.txt',
    ],
  });
});
