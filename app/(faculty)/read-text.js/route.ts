import { bundle, scriptRoute } from '../../bundle';
import { withActualText } from './actual-text';

export const dynamic = 'force-static';

/** The notice that the licences of pdf.js and fflate require. */
const notice =
  '/*! Contains pdf.js. Copyright Mozilla Foundation. Licensed under the Apache License, Version 2.0 (http://www.apache.org/licenses/LICENSE-2.0), without warranties or conditions of any kind. Contains fflate. Copyright (c) 2026 Arjun Barrett. Licensed under the MIT License (https://opensource.org/license/mit). */';

/** The worker that reads the text of files, with pdf.js, which needs newer syntax than the pages. */
export const GET = scriptRoute(async () => {
  const entry = 'components/integrity/reader/worker/read-text-worker.ts';
  return `${notice}\n${await bundle(entry, 'esm', {}, 'es2022', [withActualText])}`;
});
