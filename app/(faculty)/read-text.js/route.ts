import { bundle, scriptResponse } from '../../bundle';
import { withActualText } from './actual-text';

export const dynamic = 'force-static';

/** What the licence of pdf.js asks of copies. */
const notice =
  '/*! Contains pdf.js. Copyright Mozilla Foundation. Licensed under the Apache License, Version 2.0 (http://www.apache.org/licenses/LICENSE-2.0), without warranties or conditions of any kind. */';

/** The worker that reads the text of files, with pdf.js, which needs newer syntax than the pages. */
export async function GET(): Promise<Response> {
  const entry = 'components/integrity/reader/worker/read-text-worker.ts';
  return scriptResponse(`${notice}\n${await bundle(entry, 'esm', {}, 'es2022', [withActualText])}`);
}
