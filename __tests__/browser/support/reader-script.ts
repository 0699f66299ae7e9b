import { build } from 'esbuild';
import type { readText } from '@/components/integrity/reader/read-text';

/** A script that gives a page the function `reader.readText`, for tests without a dialog. */
export async function readerScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['components/integrity/reader/read-text.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'reader',
    footer: { js: 'globalThis.reader = reader; void 0;' },
    define: { 'process.env.NEXT_PUBLIC_BASE_PATH': '""' },
  });
  return outputFiles[0]?.text ?? '';
}

/** The functions that the script adds to the page. */
export interface WithReader {
  reader: { readText: typeof readText };
}
