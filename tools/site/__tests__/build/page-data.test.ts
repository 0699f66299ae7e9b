/** @jest-environment jsdom */
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { leanPage, restoreMarked, withoutSample } from '@/tools/site/build/page-data';

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
  expect(leanPage({ html: '', data: row(__html, first, other, last, shared) }).data).toBe(
    row('', {}),
  );
});

type Node = string | null | Node[] | { [name: string]: Node | number };

const icon: Node = [
  '$',
  'svg',
  null,
  {
    viewBox: '0 0 24 24',
    strokeWidth: 1.5,
    className: 'size-5',
    children: [
      null,
      [
        '$',
        'path',
        null,
        { strokeLinecap: 'round', d: 'M3.75 6.75h16.5M3.75 12h16.5m-16.5 5.25h16.5' },
      ],
    ],
  },
];
const place = (key: string, name: string): Node => [
  '$',
  'li',
  key,
  {
    className: 'flex items-baseline gap-2.5',
    children: [
      ['$', 'bdi', null, { tabIndex: 0, children: name }],
      ' ',
      'is in ',
      ['$', 'span', null, { 'aria-hidden': 'true', children: ['Block ', key] }],
      ['$', 'br', null, {}],
      [['$', 'b', 'x', { children: '“A & B”' }]],
    ],
  },
];
const tree: Node = [
  '$',
  'main',
  null,
  {
    children: [
      ['$', '$L2', null, { icon, children: icon }],
      ['$', 'ul', 'all', { children: [place('a', 'Library'), place('b', '图书馆')] }],
      ['$', 'p', null, { style: { color: 'red' }, children: icon }],
    ],
  },
];

/** What React makes of data, with a component that shows its properties. */
function nodeOf(node: unknown): ReactNode {
  if (!Array.isArray(node)) return node as ReactNode;
  if (node[0] !== '$') return createElement(Fragment, null, ...node.map(nodeOf));
  const [, type, key, { children, icon: shown, ...props }] = node as [
    string,
    string,
    string | null,
    Record<string, unknown>,
  ];
  return createElement(
    type.startsWith('$') ? Fragment : type,
    { key, ...props },
    ...[shown, children].filter((part) => part !== undefined).map(nodeOf),
  );
}
const shown = (row: string) => renderToString(nodeOf(JSON.parse(row.replace(/^\d+:/, ''))));
const restore = (page: Document, data: string) =>
  (new Function('d', `return ${restoreMarked}`) as (d: Document) => (text: string) => string)(page)(
    data,
  );
const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');

// React's production build takes attributes as the document spells them; the one for development also complains.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

test('an element without components is only in the HTML, from which the browser brings it back', () => {
  const data = `1:${JSON.stringify(tree)}`;
  const page = leanPage({ html: shown(data), data });
  expect(page.data.length).toBeLessThan(data.length / 2);
  expect(page.data).toContain('"style"');
  const copy = '<div id="own-copy"><svg data-k="0"></svg></div>';
  const restored = restore(parsed(copy + page.html), page.data);
  expect(parsed(shown(restored).replace(/ data-k="\d+"/g, '')).body).toEqual(
    parsed(shown(data)).body,
  );
});

test('an element that something removed from the document is left out', () => {
  const data = `1:${JSON.stringify(tree)}`;
  const page = leanPage({ html: shown(data), data });
  const changed = parsed(page.html);
  changed.querySelector('ul')?.remove();
  expect(parsed(shown(restore(changed, page.data))).querySelector('ul')).toBeNull();
});

test.each([
  [
    'that another row refers into',
    `1:${JSON.stringify(tree)}\n2:"$1:props:children:1:props:children:0"`,
    'ul',
  ],
  ['that is not on the page', `1:${JSON.stringify(place('c', 'Mess'.repeat(30)))}`, ''],
])('an element %s stays in the data', (_what, data, tag) => {
  const page = leanPage({ html: shown(`1:${JSON.stringify(tree)}`), data });
  if (tag === '') expect(page.data).toBe(data);
  else expect(page.data).toContain(`["$","${tag}","all",{`);
});

test('an element that is only in a noscript is not taken from there', () => {
  const data = `1:${JSON.stringify(icon)}`;
  expect(leanPage({ html: `<noscript>${shown(data)}</noscript>`, data }).data).toBe(data);
});

test('what the rest of the page has from the sample stays when the sample is left out', () => {
  const of = (sample: string, reference: string) =>
    `1:["$","$La",null,{"children":["$","div",null,{"sample":${sample}}]}]\n2:{"items":"${reference}"}\n`;
  const path = '$1:props:children:props:sample:notices';
  expect(withoutSample(of('{"notices":[{"id":7}],"name":"Aarav"}', path))).toBe(
    of('null', path).replace(`"${path}"`, '[{"id":7}]'),
  );
  for (const sample of ['{"name":"Aarav"}', '{"notices":["$3"]}'])
    expect(() => withoutSample(of(sample, path))).toThrow(`refers to ${path}, which is in the`);
});
