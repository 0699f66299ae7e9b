import { createHash } from 'node:crypto';
import { build, type Plugin } from 'esbuild';
import { asset } from '@/lib/site/routes';

/** Bundles a source file for the browser; `define` replaces names by JSON, `target` is the oldest syntax to write. */
export async function bundle(
  entry: string,
  format: 'esm' | 'iife',
  define: Record<string, string> = {},
  target = 'es2020',
  plugins: Plugin[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: process.cwd(),
    bundle: true,
    minify: true,
    write: false,
    format,
    target,
    plugins,
    define: {
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(asset('/').slice(0, -1)),
      ...define,
    },
  });
  return outputFiles[0]?.text ?? '';
}

/** The address of a module that a script loads on demand, as JSON. It changes with the module. */
export function moduleAddress(path: `/${string}`, script: string): string {
  const version = createHash('sha256').update(script).digest('hex').slice(0, 12);
  return JSON.stringify(asset(`${path}?v=${version}`));
}

/** The handler of a route that is a script. */
export const scriptRoute = (make: () => Promise<string>) => async () =>
  new Response(await make(), { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } });
