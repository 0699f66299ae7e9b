import { gzipSync } from 'node:zlib';
import { parse } from 'node-html-parser';

/** Types of script elements that a browser runs; every other type is a block of data. */
const scriptType = /^(module|(text|application)\/(x-)?(java|ecma)script)?$/i;

/** Bytes of the script text that stands in a page itself, as gzip; blocks of data do not count. */
export function inlineScriptBytes(html: string): number {
  const text = parse(html)
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src'))
    .filter((script) => scriptType.test((script.getAttribute('type') ?? '').trim()))
    .map((script) => script.rawText)
    .join('\n');
  return text.trim() === '' ? 0 : gzipSync(text).length;
}
