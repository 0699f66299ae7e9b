/** The name of the portal, as every page has it in its head. */
export function productName(): string {
  if (typeof document === 'undefined') return 'Edify';
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || 'Edify';
}

/** The same as the beginning of a file's name: "edify". */
export function productSlug(): string {
  const slug = productName()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'portal';
}

/** What a calendar file says it was made with (RFC 5545, section 3.7.3). */
export function productId(product: string, kind: string): string {
  return `-//${product.replaceAll('/', ' ')}//${kind}//EN`;
}
