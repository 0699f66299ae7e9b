import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { portalRoutes, routes } from '@/lib/site/routes';
import { writeScriptList } from '@/tools/site/build/script-list';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

const chunks = '_next/static/chunks';

/** An export at /portal whose pages load one script of their own and one that they share. */
function writeExport(shared: string): string {
  const pages = portalRoutes.map((name) => {
    const own = `<script src="/portal/${chunks}/app${routes[name]}page-1.js" async=""></script>`;
    const html = `<template>${own}<script src="/portal/${chunks}/shared-2.js" async="" integrity="sha384-a"></script></template>`;
    return [`${routes[name].slice(1)}index.html`, html];
  });
  const scripts = {
    'shared-2.js': shared,
    '76.a1.js': '',
    '8.b2.js': '',
    '8.b2.js.gz': '',
    '763.c3.js': '',
  };
  const files = Object.entries(scripts).map(([name, text]) => [`${chunks}/${name}`, text]);
  return writeFolder(Object.fromEntries([...pages, ...files]));
}

const listed = (out: string): unknown =>
  JSON.parse(readFileSync(join(out, 'portal-scripts.json'), 'utf8'));

test('the first scripts of each portal page are listed, with what opens a record', () => {
  const load =
    '()=>n.e(1).then(n.bind(n,2)),()=>Promise.all([n.e(76),n.e(8)]).then(n.bind(n,57)),{name:"record",early:!0}';
  const out = writeExport(load);
  expect(writeScriptList(out, '/portal')).toBe(portalRoutes.length);
  expect(listed(out)).toMatchObject({
    '/portal/Dashboard/': ['app/Dashboard/page-1.js', 'shared-2.js', '76.a1.js', '8.b2.js'].map(
      (name) => `/portal/${chunks}/${name}`,
    ),
  });
});

test('a build stops if no script opens a record in the known form', () => {
  expect(() => writeScriptList(writeExport('n.e(76)'), '/portal')).toThrow('opens a record');
});
