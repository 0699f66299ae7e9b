import { asset } from '@/lib/site/routes';
import type { CompareOptions } from '../model/compare-texts';
import type { ComparedPair, Comparison, TextFile } from '../model/text';
import type { CompareAnswer, CompareRequest } from './compare-message';

/**
 * Compares files in a worker, which leaves the page free and is ended if the signal aborts, whatever it is doing.
 * Rejects with the reason of the signal, or with a sentence if the worker fails.
 */
export function compareInWorker(
  files: readonly TextFile[],
  { signal, assignment = '', onProgress }: CompareOptions & { signal?: AbortSignal } = {},
): Promise<Comparison> {
  return new Promise<Comparison>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const worker = new Worker(asset('/compare-texts.js'), { type: 'module' });
    const pairs: ComparedPair[] = [];
    const finish = (settle: () => void) => {
      signal?.removeEventListener('abort', stop);
      worker.terminate();
      settle();
    };
    const stop = () => finish(() => reject(signal?.reason));
    signal?.addEventListener('abort', stop);
    worker.onerror = () => finish(() => reject(new Error(unavailable)));
    worker.onmessage = ({ data }: MessageEvent<CompareAnswer>) => {
      if (data.kind === 'progress') onProgress?.(data.share);
      else if (data.kind === 'pairs') for (const pair of data.pairs) pairs.push(pair);
      else if (data.kind === 'result') finish(() => resolve({ ...data.rest, pairs }));
      else finish(() => reject(new Error(data.message)));
    };
    worker.postMessage({ files, assignment } satisfies CompareRequest);
  });
}

const unavailable =
  'The part that compares texts could not be loaded, or ran out of memory. Check the connection, or compare fewer files.';
