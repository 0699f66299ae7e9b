import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { ownCopyId } from '@/lib/record/own-copy';

/** A page, and the data from which the framework hydrates it. */
export interface Page {
  html: string;
  data: string;
}

/** The attribute of an element that the data leaves out; its value is a number. */
const mark = 'data-k';

/**
 * Returns the data without what the framework does not read when it takes over a page: the text of inline scripts, which
 * have run, the description of a shared link, which only the HTML needs, the names of schemas, and properties that are
 * undefined, and requests for files that the HTML loads. An element without components in it is only in the HTML, with a
 * mark: `restoreMarked` brings it back.
 */
export function leanPage({ html, data }: Page): Page {
  return markElements({
    html,
    data: data
      .replace(
        /("\$","script",null,\{"dangerouslySetInnerHTML":\{"__html":)"(?:[^"\\]|\\.)*"/g,
        '$1""',
      )
      .replace(/,\["\$","meta","\d+",\{"(?:property|name)":"(?:og|twitter):[^{}]*\}\]/g, '')
      .replace(/"\$schema":"[^"\\]*",?/g, '')
      .replace(/^:HL.*\n/gm, '')
      .replace(/,"[^"\\]+":"\$undefined"|"[^"\\]+":"\$undefined",?/g, ''),
  });
}

/** The data without the sample, of which nothing is shown to a person who is signed in (`OwnRecord`). */
export function withoutSample(data: string): string {
  const rows = new Map<string, unknown>();
  mapRows(data, (id, row) => rows.set(id, JSON.parse(row)));
  return mapRows(data, (_id, row) =>
    JSON.parse(row, (name, value: unknown) => {
      if (name === 'sample' && isObject(value)) return null;
      return isInSample(value) ? valueAt(rows, value) : value;
    }),
  );
}

/** Whether a value refers to something in the sample, as `$1b:props:children:0:props:sample:notifications:0` does. */
const isInSample = (value: unknown): value is string =>
  typeof value === 'string' && /^\$[0-9a-f]+:.*\bsample:/.test(value);

/** The names of the parts of an element in a reference. */
const elementParts = ['', 'type', 'key', 'props'];

function valueAt(rows: ReadonlyMap<string, unknown>, reference: string): unknown {
  const [id = '', ...path] = reference.slice(1).split(':');
  const value = path.reduce<unknown>(
    (node, name) =>
      isElement(node)
        ? node[elementParts.indexOf(name)]
        : (node as Record<string, unknown> | undefined)?.[name],
    rows.get(id),
  );
  if (value === undefined || JSON.stringify(value).includes('"$'))
    throw new Error(`A portal page refers to ${reference}, which is in the sample.`);
  return value;
}

/** Replaces what each row of data has as JSON. */
function mapRows(data: string, map: (id: string, row: string) => unknown): string {
  return data.replace(/^([0-9a-f]+):([[{].*)$/gm, (_row, id: string, row: string) =>
    [id, JSON.stringify(map(id, row))].join(':'),
  );
}

/**
 * The source of a function that brings the elements back which `leanPage` left out, from the document `d`. An element
 * that is not there any more becomes null, which is what the framework finds. The copy of a person's page has only parts
 * of some elements.
 */
export const restoreMarked =
  `t=>{let m=(e,k)=>e&&(e.data??["$",e.localName,k,Object.assign({},...[...e.attributes].map(a=>` +
  `({[a.name=="class"?"className":a.name]:a.value})),e.firstChild&&{children:[...e.childNodes]` +
  `.filter(c=>c.nodeType!=8).map(c=>m(c,null))})]);return t.replace(/\\["\\$","@(\\d+)",(.*?)\\]/g,` +
  `(_,n,k)=>JSON.stringify(m(d.querySelector(\`[${mark}="\${n}"]:not(#${ownCopyId} *)\`),JSON.parse(k))))}`;

type Props = Record<string, unknown>;
type Element = ['$', type: string, key: string | null, props: Props];

/** An element with fewer characters in the data is not worth a mark. */
const shortest = 60;

/** Elements with properties that are not their attributes, and those of which the document has no children. */
const special =
  /^(?:html|head|body|meta|link|script|style|template|noscript|iframe|input|textarea|select|option|progress|meter)$/;

function markElements({ html, data }: Page): Page {
  // An element in these is not in the document.
  const searched = html.replace(/<(noscript|template)\b[^]*?<\/\1>/g, (text) =>
    ' '.repeat(text.length),
  );
  const referred = [...data.matchAll(/"\$([0-9a-f]+(?::[\w-]+)+)"/g)].map(([, path = '']) => path);
  const places = new Map<number, number>();
  const walk = (node: unknown, path: string): unknown => {
    if (isElement(node)) {
      const [, type, key, props] = node;
      const isMarkable =
        type !== 'title' &&
        !key?.includes(']') &&
        isPlain(node) &&
        JSON.stringify(node).length >= shortest;
      const place = isMarkable ? placeOf(node) : -1;
      if (place < 0 || referred.some((other) => other.startsWith(`${path}:`)))
        return ['$', type, key, walk(props, `${path}:props`)];
      if (!places.has(place)) places.set(place, places.size);
      return ['$', `@${places.get(place)}`, key];
    }
    if (Array.isArray(node)) return node.map((child, index) => walk(child, `${path}:${index}`));
    if (!isObject(node)) return node;
    return Object.fromEntries(
      Object.entries(node).map(([name, value]) => [name, walk(value, `${path}:${name}`)]),
    );
  };
  const placeOf = (element: Element) => searched.indexOf(renderToString(nodeOf(element)));
  const lean = mapRows(data, (id, row) => walk(JSON.parse(row), id));
  const marked = [...places].sort(([one], [other]) => other - one);
  return {
    data: lean,
    html: marked.reduce((text, [place, number]) => {
      const start = text.slice(place).replace(/^<[\w-]+/, (tag) => `${tag} ${mark}="${number}"`);
      return text.slice(0, place) + start;
    }, html),
  };
}

const isObject = (node: unknown): node is Props => typeof node === 'object' && node !== null;

const isElement = (node: unknown): node is Element => Array.isArray(node) && node[0] === '$';

/** Text that starts with a dollar sign refers to something. */
const isText = (node: unknown) =>
  typeof node === 'number' || (typeof node === 'string' && !node.startsWith('$'));

/** Whether a node has only text and elements in it whose attributes are text. */
function isPlain(node: unknown): boolean {
  if (!isElement(node))
    return Array.isArray(node)
      ? node.every(isPlain)
      : typeof node === 'boolean' || node === null || isText(node);
  const [, type, , { children = null, ...attributes }] = node;
  return (
    isText(type) &&
    !special.test(type) &&
    Object.values(attributes).every(isText) &&
    isPlain(children)
  );
}

function nodeOf(node: unknown): ReactNode {
  if (!isElement(node))
    return Array.isArray(node)
      ? createElement(Fragment, null, ...node.map(nodeOf))
      : (node as ReactNode);
  const [, type, key, { children, ...attributes }] = node;
  return createElement(type, { key, ...attributes }, nodeOf(children));
}
