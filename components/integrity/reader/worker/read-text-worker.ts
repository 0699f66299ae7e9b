import './isolate';
import { type ReadAnswer, type ReadRequest, ReadError } from '../read-message';
import { drawPdf } from '../pdf/draw-pdf';
import { readPages } from '../read-pages';

const page = globalThis as unknown as {
  postMessage: (answer: ReadAnswer, moved?: Transferable[]) => void;
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
    if (request.isDrawn) return await draw(request.content);
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

async function draw(content: Blob): Promise<void> {
  await drawPdf(new Uint8Array(await content.arrayBuffer()), (picture, number, pages) =>
    page.postMessage({ kind: 'picture', picture, page: number, pages }, [picture]),
  );
  page.postMessage({ kind: 'pages', pages: [] });
}
