import { extensionOf, kindOf } from './file-name';
import { SourceError } from './source-error';

/** What the first bytes of a file say it is, whatever its name. */
type Content = 'zip' | 'old-office' | 'pdf' | 'html' | 'text';

const oldOffice = 'd0cf11e0a1b11ae1';

export function contentOf(head: Buffer): Content {
  if (head.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'zip';
  if (head.subarray(0, 4).toString('latin1') === 'PK\x05\x06') return 'zip';
  if (head.subarray(0, 8).toString('hex') === oldOffice) return 'old-office';
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') return 'pdf';
  const start = head.subarray(0, 512).toString('latin1').replaceAll('\0', '').trimStart();
  const markup =
    /^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(?:!doctype|html|head|body|table|meta|\?xml)/i;
  return markup.test(start) ? 'html' : 'text';
}

/** Returns true if a file named .xls is a text with columns, as some systems export it. */
export function isTextWithColumns(head: Buffer): boolean {
  const text = head.toString('latin1').replaceAll('\0', '');
  return contentOf(head) === 'text' && /^[^\n\r]*\t/.test(text);
}

/** The error of a file whose content is not read, by its name or its content. */
export function unreadableContent(path: string, content: Content): SourceError {
  if (content === 'old-office' && /^xls[xm]$/.test(extensionOf(path)))
    return new SourceError('encrypted-workbook');
  if (content === 'zip' && kindOf(path) === 'table')
    return new SourceError('wrong-name', { value: extensionOf(path) });
  if (content === 'html') return new SourceError('web-page');
  return new SourceError('save-as-xlsx', { value: extensionOf(path), allowed: 'xlsx or CSV' });
}
