import { encode } from 'uqr';
import { qrPath } from '@/lib/text/qr-path';

interface QrCodeProps {
  text: string;
  /** The target of the code, in words. */
  label: string;
}

/** A text as a QR code, dark on light in both themes, because many readers support nothing else. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="paper block w-full max-w-88 rounded-control border border-line"
    >
      <path d={`M0 0h${size}v${size}H0z`} className="fill-surface" />
      <path d={qrPath(data)} className="fill-text" />
    </svg>
  );
}
