/** Downloads a file with this name. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts the download a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
