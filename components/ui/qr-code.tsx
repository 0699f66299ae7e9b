import { encode } from 'uqr';

interface QrCodeProps {
  text: string;
  /** What the code links to. */
  label: string;
}

/** The longest text that phones can scan from a screen: 129 squares per side. */
export const maxQrTextLength = 1600;

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
      <path d={pathOf(data)} className="fill-text" />
    </svg>
  );
}

/** Draws every run of dark squares in a row as one box. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  const runs = rows.map((row) => [
    ...row
      .map((dark) => (dark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]);
  return runs
    .flatMap((row, y) =>
      row.map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('');
}
