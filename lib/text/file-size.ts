const megabyte = 1024 * 1024;

/** A size as text: "12 kB", "4.8 MB", "2.0 GB"; rounded up, so that a file over the limit shows it. */
export function formatSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / 1024)} kB`;
  const [size, unit] = bytes < 1024 * megabyte ? [megabyte, 'MB'] : [1024 * megabyte, 'GB'];
  return `${(Math.ceil((bytes / size) * 10) / 10).toFixed(1)} ${unit}`;
}
