import { useEffect, useState } from 'react';
import { asset } from '@/lib/site/routes';

/** A message of the worker that draws. */
interface Drawn {
  kind: string;
  picture?: ImageBitmap;
  page?: number;
  pages?: number;
}

/** The longest time that drawing takes, in milliseconds. */
const drawTime = 30_000;

/** Draws the first pages of a PDF in a worker, and returns a function that ends it. */
function drawPages(
  content: Blob,
  onPicture: (picture: ImageBitmap, pages: number) => void,
  onFailed: () => void,
): () => void {
  const worker = new Worker(asset('/read-text.js'), { type: 'module' });
  let count = 0;
  const end = () => {
    clearTimeout(timer);
    worker.terminate();
  };
  const finish = () => {
    end();
    if (count === 0) onFailed();
  };
  const timer = setTimeout(finish, drawTime);
  worker.onerror = finish;
  worker.onmessage = ({ data }: MessageEvent<Drawn>) => {
    if (data.picture) {
      count++;
      onPicture(data.picture, data.pages ?? 1);
    } else if (data.kind === 'pages' || data.kind === 'problem') finish();
  };
  worker.postMessage({ name: '', content, isDrawn: true });
  return end;
}

interface PdfPagesProps {
  name: string;
  content: Blob;
}

/** The first pages of a PDF as pictures, or a sentence if it cannot be read. */
export function PdfPages({ name, content }: PdfPagesProps) {
  const [pictures, setPictures] = useState<readonly ImageBitmap[]>([]);
  const [pages, setPages] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(
    () =>
      drawPages(
        content,
        (picture, all) => {
          setPictures((drawn) => [...drawn, picture]);
          setPages(all);
        },
        () => setFailed(true),
      ),
    [content],
  );
  if (failed) return <p className="text-note">It cannot be shown here. Open it in a new tab.</p>;
  if (pictures.length === 0) return <p className="text-note text-muted">The file is opening…</p>;
  return pictures.map((picture, index) => (
    <canvas
      key={index}
      role="img"
      aria-label={`${name}, page ${index + 1} of ${pages}`}
      width={picture.width}
      height={picture.height}
      ref={(canvas) => void canvas?.getContext('2d')?.drawImage(picture, 0, 0)}
      className="h-auto w-full border border-line bg-white shadow-float forced-color-adjust-none"
    />
  ));
}
