import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import { asset } from '@/lib/site/routes';

/** Bundles a source file for the browser; `define` replaces names by JSON. */
async function bundle(
  entry: string,
  format: 'esm' | 'iife',
  define: Record<string, string> = {},
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    write: false,
    format,
    target: 'es2020',
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(asset('/').slice(0, -1)),
      ...define,
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** The module that opens a record: /open-record.js. */
export function bundleOpenRecord(): Promise<string> {
  return bundle('lib/record/sign-in-attempt.ts', 'esm');
}

/** The script of the login pages, /sign-in.js. The address of the module in it changes with the module. */
export async function bundleSignIn(): Promise<string> {
  const version = createHash('sha256')
    .update(await bundleOpenRecord())
    .digest('hex')
    .slice(0, 12);
  const address = asset(`/open-record.js?v=${version}`);
  return bundle('lib/record/sign-in-form.ts', 'iife', { OPEN_RECORD: JSON.stringify(address) });
}

export function scriptResponse(script: string): Response {
  return new Response(script, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
}
