import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Stands for the document in pdf.js. */
const documentWithoutFonts = {
  fonts: { add: () => {}, delete: () => false },
} as unknown as HTMLDocument;

/** Opens a PDF in a worker, with what one use needs more. It runs no script and requests nothing. */
export const openPdf = (
  data: Uint8Array<ArrayBuffer>,
  more: Parameters<typeof getDocument>[0] & object,
) =>
  getDocument({
    data,
    isEvalSupported: false,
    useWasm: false,
    useWorkerFetch: false,
    useSystemFonts: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    ownerDocument: documentWithoutFonts,
    verbosity: 0,
    ...more,
  });
