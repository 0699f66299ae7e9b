import './isolate';
import { type ReadAnswer, type ReadRequest, ReadError } from '../read-message';
import { readPages } from '../read-pages';

const page = globalThis as unknown as {
  postMessage: (answer: ReadAnswer) => void;
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void;
};

page.addEventListener('message', ({ data }) => {
  if (isRequest(data)) void answer(data);
});

function isRequest(data: unknown): data is ReadRequest {
  return typeof data === 'object' && data !== null && 'content' in data;
}

async function answer(request: ReadRequest): Promise<void> {
  page.postMessage({ kind: 'start' });
  try {
    const ways = new Set<string>();
    const pages = await readPages(
      request,
      (step, pages) => page.postMessage({ kind: 'step', page: step, pages }),
      (way) => ways.add(way),
    );
    page.postMessage({ kind: 'pages', pages, ways: [...ways] });
  } catch (error) {
    const problem = error instanceof ReadError ? error.problem : 'damaged';
    page.postMessage({ kind: 'problem', problem });
  }
}
