import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Tables of systems that no reader knows, written after their documentation, each with its file, its kind and the right
 * columns in its first line.
 */
export const keptTables = readFileSync(join(__dirname, 'kept-tables.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((block) => {
    const [about = '', ...lines] = block.split('\n');
    const [file = '', kind = '', ...columns] = about.split('|');
    const named = columns.map((column) => column.split('='));
    return [file, kind, Object.fromEntries(named) as Record<string, string>, ...lines] as const;
  });
