/** The name of the portal, from the head of the page. */
export function productName(): string {
  if (typeof document === 'undefined') return 'Edify';
  const meta = document.querySelector<HTMLMetaElement>('meta[name="application-name"]');
  return meta?.content || 'Edify';
}

/** The same as the start of a file name: "edify". */
export function productSlug(): string {
  const slug = productName()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug || 'portal';
}

/** The PRODID of a calendar file (RFC 5545, section 3.7.3). */
export function productId(product: string, kind: string): string {
  return `-//${product.replaceAll('/', ' ')}//${kind}//EN`;
}
