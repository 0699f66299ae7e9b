import { bundle, scriptResponse } from '../../bundle';

export const dynamic = 'force-static';

/** The worker that compares texts. */
export async function GET(): Promise<Response> {
  const entry = 'components/integrity/comparer/compare-worker.ts';
  return scriptResponse(await bundle(entry, 'esm', {}, 'es2022'));
}
