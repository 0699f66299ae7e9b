import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** Types of script elements that a browser runs; every other type is a data block. */
const scriptType = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** The size of a page's inline scripts after gzip, in bytes; data blocks do not count. */
export function inlineScriptBytes(html: string): number {
  const text = parse(html)
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => scriptType.test((script.getAttribute('type') ?? '').trim()))
    .map((script) => script.rawText)
    .join('\n');
  return text.trim() === '' ? 0 : gzipSync(text).length;
}
