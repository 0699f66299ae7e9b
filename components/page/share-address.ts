/** Hands an address to the device's share sheet, or copies it where there is none; gives what is to be said of it. */
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

/** Copies an address; gives what is to be said of it. */
export async function copyAddress(url: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(url);
    return 'Link copied.';
  } catch {
    return copyFailureMessage(url);
  }
}

function copyFailureMessage(url: string): string {
  return `This browser cannot copy. The link is ${url}`;
}
