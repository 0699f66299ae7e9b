import { importWithRetry } from '@/lib/browser/new-release';

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Reads all codes in a picture of the camera, or in a photo. */
export type CodeReader = (picture: HTMLVideoElement | ImageBitmap) => Promise<string[]>;

/** The width in pixels at which a picture of the camera is read by script. */
const readWidth = 640;

/** Makes a reader: that of the browser, or else a decoder of QR codes, which is loaded now. Null if it cannot be loaded. */
export async function codeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128'] });
    return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
  }
  const code = await importWithRetry(() => import('qr/decode.js'));
  if (!code) return null;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (picture) => {
    const size = sizeOf(picture);
    if (!context || size.width === 0) return [];
    Object.assign(canvas, size);
    context.drawImage(picture, 0, 0, size.width, size.height);
    const { data } = context.getImageData(0, 0, size.width, size.height);
    context.clearRect(0, 0, size.width, size.height);
    const [found = []] = await code.decodeQRBatch([{ ...size, data }], { maxSize: size });
    return found.filter((one) => typeof one === 'string');
  };
}

function sizeOf(picture: HTMLVideoElement | ImageBitmap) {
  if (!('videoWidth' in picture)) return { width: picture.width, height: picture.height };
  const { videoWidth, videoHeight } = picture;
  return {
    width: videoWidth && readWidth,
    height: Math.round((readWidth * videoHeight) / (videoWidth || 1)),
  };
}
