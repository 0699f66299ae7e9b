import { importWithRetry } from '@/lib/browser/new-release';

interface Detector {
  detect: (source: CanvasImageSource) => Promise<{ rawValue: string }[]>;
}

type DetectorClass = new (options: { formats: string[] }) => Detector;

/** Reads the codes in a picture of the camera. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string[]>;

/** The width in pixels at which a picture is read by script. */
const readWidth = 640;

/** Makes a reader: that of the browser, or else a decoder of QR codes, which is loaded now. Null if it cannot be loaded. */
export async function codeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = window as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector) {
    const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128'] });
    return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue);
  }
  const code = await importWithRetry(() => import('qr/decode.js'));
  if (!code) return null;
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context || video.videoWidth === 0) return [];
    canvas.width = readWidth;
    canvas.height = Math.round((readWidth * video.videoHeight) / video.videoWidth);
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
    context.clearRect(0, 0, width, height);
    try {
      return [code.default({ width, height, data })];
    } catch {
      // There is no code in the picture.
      return [];
    }
  };
}
