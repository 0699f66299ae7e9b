/** The longest text that can be scanned from a screen where the code is 352 px wide: 89 squares per side. */
export const maxQrTextLength = 700;

/** The dark squares of a QR code as an SVG path: every run of dark squares in a row is one box. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
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
