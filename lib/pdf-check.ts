const megabyte = 1024 * 1024;

/** The largest PDF that may be chosen, in bytes: 5 MB. */
export const largestFile = 5 * megabyte;

/** A size in bytes as it is shown: "12 kB", "4.8 MB", "2.0 GB"; never rounded down, so that a file over the limit shows it. */
export function formatSize(bytes: number): string {
  if (bytes < megabyte) return `${Math.ceil(bytes / 1024)} kB`;
  const [size, unit] = bytes < 1024 * megabyte ? [megabyte, 'MB'] : [1024 * megabyte, 'GB'];
  return `${(Math.ceil((bytes / size) * 10) / 10).toFixed(1)} ${unit}`;
}

/** What is wrong with a file that should be a PDF of at most 5 MB, by type, size and content; null when nothing is. */
export async function checkPdf(file: File | null): Promise<string | null> {
  if (!file) return 'Choose a PDF file.';
  if (!isNamedPdf(file)) return `${file.name} is not a PDF. Choose a PDF file.`;
  if (file.size > largestFile)
    return `${file.name} has ${formatSize(file.size)}. Choose a file of at most 5 MB.`;
  if (!(await startsAsPdf(file)))
    return `${file.name} is named a PDF but its content is not one. Save it as PDF and choose it again.`;
  return null;
}

/** Some systems know no type for a file; then its name decides. */
function isNamedPdf(file: File): boolean {
  return file.type ? file.type === 'application/pdf' : /\.pdf$/i.test(file.name);
}

/** Every PDF starts with "%PDF-". A file that cannot be read is none. */
async function startsAsPdf(file: File): Promise<boolean> {
  try {
    return (await file.slice(0, 5).text()) === '%PDF-';
  } catch {
    return false;
  }
}
