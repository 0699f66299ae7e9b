import { bundle, scriptResponse } from '../../bundle';

export const dynamic = 'force-static';

/** The worker that reads the text of files, with pdf.js, which needs newer syntax than the pages. */
export async function GET(): Promise<Response> {
  const entry = 'components/integrity/reader/worker/read-text-worker.ts';
  return scriptResponse(await bundle(entry, 'esm', {}, 'es2022'));
}
