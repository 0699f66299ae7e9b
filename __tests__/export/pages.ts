import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { routes, type RouteName } from '@/lib/site/routes';

export const out = join(process.cwd(), 'out');

/** An exported page, parsed from its HTML without scripts. */
export interface ExportedPage {
  name: RouteName | 'notFound';
  /** Path below out/. */
  file: string;
  html: string;
  root: HTMLElement;
  /** Text of the body, with white space collapsed. */
  text: string;
}

function read(name: ExportedPage['name'], file: string): ExportedPage {
  const html = readFileSync(join(out, file), 'utf8');
  const root = parse(html);
  for (const script of root.querySelectorAll('script')) script.remove();
  const text = root.querySelector('body')?.textContent.replace(/\s+/g, ' ') ?? '';
  return { name, file, html, root, text };
}

/** Every page of the export: one per route, and the 404 page. */
export function exportedPages(): ExportedPage[] {
  const names = Object.keys(routes) as RouteName[];
  return [
    ...names.map((name) => read(name, join(routes[name], 'index.html'))),
    read('notFound', '404.html'),
  ];
}
