import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type HTMLElement } from 'node-html-parser';
import { routes, type RouteName } from '@/lib/site/routes';

/** The folder that the build writes. */
export const out = join(process.cwd(), 'out');

/** One exported page, read off its HTML with scripts taken out. */
export interface ExportedPage {
  name: RouteName | 'notFound';
  /** The file below out/. */
  file: string;
  html: string;
  root: HTMLElement;
  /** The words between the tags, blanks folded. */
  text: string;
}

function read(name: ExportedPage['name'], file: string): ExportedPage {
  const html = readFileSync(join(out, file), 'utf8');
  const root = parse(html);
  for (const script of root.querySelectorAll('script')) script.remove();
  const text = root.querySelector('body')?.textContent.replace(/\s+/g, ' ') ?? '';
  return { name, file, html, root, text };
}

/** Every page of the export: one per route, and the one for addresses that match none. */
export function exportedPages(): ExportedPage[] {
  const names = Object.keys(routes) as RouteName[];
  return [
    ...names.map((name) => read(name, join(routes[name], 'index.html'))),
    read('notFound', '404.html'),
  ];
}
