import '../reader/worker/isolate';
import { compareTexts } from '../model/compare-texts';
import { partsOf, type CompareAnswer, type CompareRequest } from './compare-message';

const page = globalThis as unknown as {
  postMessage: (answer: CompareAnswer) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

page.addEventListener('message', ({ data }) => {
  if (isRequest(data)) answer(data);
});

function isRequest(data: unknown): data is CompareRequest {
  return typeof data === 'object' && data !== null && 'files' in data;
}

function answer({ files, assignment }: CompareRequest): void {
  try {
    const onProgress = (share: number) => page.postMessage({ kind: 'progress', share });
    const { pairs, ...rest } = compareTexts(files, { assignment, onProgress });
    for (const part of partsOf(pairs)) page.postMessage({ kind: 'pairs', pairs: part });
    page.postMessage({ kind: 'result', rest });
  } catch (error) {
    page.postMessage({ kind: 'failure', message: (error as Error).message });
  }
}
