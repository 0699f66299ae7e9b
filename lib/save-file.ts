/** Gives a person some content as a file, by the browser's own way to save one. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser may still be reading it after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
