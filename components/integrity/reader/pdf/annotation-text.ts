import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What pdf.js tells of an annotation, as far as it is read here. */
interface Annotation {
  subtype?: string;
  annotationFlags?: number;
  fieldType?: string;
  fieldValue?: unknown;
  password?: boolean;
  /** The lines that are drawn. */
  textContent?: readonly string[];
  contentsObj?: { str: string };
}

/** Invisible, hidden or without a view (ISO 32000-1, 12.5.3). */
const unseenFlags = 1 | 2 | 32;

/**
 * What was typed into the fields of a page, and the text that was written on it (ISO 32000-1, 12.5.6.6 and 12.7.4). Comments
 * that open on demand are no text of the page.
 */
export async function annotationText(page: PDFPageProxy): Promise<string> {
  const annotations = (await page.getAnnotations({ intent: 'any' })) as readonly Annotation[];
  return annotations
    .filter(({ annotationFlags = 0 }) => (annotationFlags & unseenFlags) === 0)
    .map(writtenText)
    .filter((text) => text.trim() !== '')
    .join('\n');
}

function writtenText(annotation: Annotation): string {
  const { subtype, fieldType, fieldValue, password, textContent, contentsObj } = annotation;
  if (subtype === 'FreeText') return textContent?.join('\n') ?? contentsObj?.str ?? '';
  if (password || (fieldType !== 'Tx' && fieldType !== 'Ch')) return '';
  return textContent?.join('\n') ?? [fieldValue ?? ''].flat().join('\n');
}
