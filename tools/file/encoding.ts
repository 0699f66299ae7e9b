import { isUtf8 } from 'node:buffer';
import { fromLatin1 } from '@/lib/text/windows-1252';

/**
 * Returns where a file stops being UTF-8: the byte, counted from 1, its line, and what the file may be instead. Undefined if it
 * is UTF-8 without a byte order mark.
 */
export function findEncodingProblem(bytes: Buffer) {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf)
    return { byte: 1, line: 1, found: 'a byte order mark at line 1, column 1' };
  const byteOrderMark = bytes.subarray(0, 2).toString('hex');
  if (byteOrderMark === 'fffe' || byteOrderMark === 'feff')
    return { byte: 1, line: 1, found: 'UTF-16, which Windows calls Unicode' };
  if (isUtf8(bytes)) return undefined;
  const back = Buffer.from(bytes.toString('utf8'));
  const at = bytes.findIndex((value, index) => value !== back[index]);
  const line = bytes.subarray(0, at).toString('latin1').split('\n').length;
  const before = bytes
    .subarray(Math.max(0, at - 12), at)
    .toString('latin1')
    .split('\n')
    .at(-1);
  const value = bytes[at] ?? 0;
  return {
    byte: at + 1,
    line,
    found: `the byte ${value.toString(16).toUpperCase()} after "${before}"; in Windows-1252 it is "${fromLatin1(String.fromCharCode(value))}"`,
  };
}
