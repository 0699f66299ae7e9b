/** Opens the device's share sheet, or copies the address if there is none; returns the text to show. */
export async function shareAddress(title: string, url: string): Promise<string> {
  if (!navigator.share) return copyAddress(url);
  try {
    await navigator.share({ title, url });
    return '';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? ''
      : copyFailureMessage(url);
  }
}

/** Copies an address; returns the text to show. */
export async function copyAddress(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch {
    return copyFailureMessage(url);
  }
}

function copyFailureMessage(url: string): string {
  return `The link could not be copied. Copy it here: ${url}`;
}
