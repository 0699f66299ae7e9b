import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeInventory } from '@/tools/file/inventory';
import { writeFolder } from '@/tools/command/__tests__/write-folder';

/** Writes a built site with one page and returns its folder. */
export function writeSite(): string {
  const out = writeFolder({ 'index.html': '<p>Welcome</p>' });
  writeInventory(out, process.cwd(), { basePath: '', siteUrl: '' });
  return out;
}

/** Adds a file that is the administrator's to the people of a site. */
export function addOwnFile(out: string): string {
  mkdirSync(join(out, 'people'), { recursive: true });
  const file = join(out, 'people', 'me.json');
  writeFileSync(file, '{}');
  return file;
}
