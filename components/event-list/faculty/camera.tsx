import { useEffect, useRef } from 'react';
import { readScan, type Scan } from '@/components/event-list/model/scan';
import { codeReader } from './read-codes';

/** The time between two pictures that are read, in milliseconds. */
const pause = 150;

/** The pictures of a card in a row that may be unreadable before the same card counts as another scan. */
const mostMissed = 10;

interface CameraProps {
  onScan: (scan: Scan) => Promise<void>;
  onFail: (text: string) => void;
}

/** The picture of the camera, as long as it is shown and the page is visible. */
export function Camera({ onScan, onFail }: CameraProps) {
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onScan, onFail });
  useEffect(() => void (handlers.current = { onScan, onFail }));
  useEffect(() => {
    const end = new AbortController();
    const fail = (text: string) => {
      if (!end.signal.aborted) handlers.current.onFail(text);
    };
    const stream = openCamera();
    void (async () => {
      const [shown, reader] = await Promise.all([stream, codeReader()]);
      const element = video.current;
      if (!shown || !reader) return fail(noCameraText());
      if (!element || end.signal.aborted) return;
      element.srcObject = shown;
      await element.play();
      let last = '';
      let missed = 0;
      while (!end.signal.aborted) {
        const codes = document.hidden ? [] : await reader(element).catch(() => []);
        missed = codes.length > 0 ? 0 : missed + 1;
        // The same card stays in the picture for a while, and some pictures of it are not read.
        if (missed > mostMissed) last = '';
        if (codes.length > 0) {
          // Of a sign-in code only the kind is remembered.
          const scan = readScan(codes);
          const seen = JSON.stringify(scan);
          if (seen !== last) await handlers.current.onScan(scan);
          last = seen;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    })().catch(() => fail(noCameraText()));
    return () => {
      end.abort();
      void stream.then((shown) => shown?.getTracks().forEach((track) => track.stop()));
    };
  }, []);
  return (
    <video
      ref={video}
      muted
      playsInline
      aria-label="Picture of the camera"
      className="aspect-4/3 w-full rounded-control bg-sunken object-cover"
    />
  );
}

const openCamera = (): Promise<MediaStream | null> =>
  Promise.resolve()
    .then(() =>
      navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      }),
    )
    .catch(() => null);

/** The policy of the page before applies until this page is reloaded. */
function noCameraText(): string {
  const { featurePolicy } = document as {
    featurePolicy?: { allowsFeature: (name: string) => boolean };
  };
  return featurePolicy?.allowsFeature('camera') === false
    ? 'Reload this page, then open the camera.'
    : 'The camera cannot be used. Allow it in the browser, take a photo, or paste the roll numbers.';
}
