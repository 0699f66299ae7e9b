import { readEntries } from '@/lib/browser/storage';
import { fromBase64Url } from '@/lib/file/base64';
import { tourKey } from '@/lib/record/tour';
import { tourCollege, tourSecrets } from '@/lib/record/tour-record';
import { boxNames } from './names';

/**
 * Answers a request to the drop box as its server does, from this tab's storage: the letters of the tour go to nobody
 * else. A letter to the teacher is gone once it is read, so that large proofs fit; one to the office is not kept.
 */
export async function askTour(path: string, { method, body }: RequestInit): Promise<Response> {
  const [, way, name = '', file = ''] = /^(put|list|get)\/(\w+)\/(.*)$/.exec(path) ?? [];
  const { inPut, inList, outPut, outGet } = await boxNames(
    fromBase64Url((await tourSecrets()).box),
    tourCollege,
  );
  const box = { [inPut]: 'in', [inList]: 'in', [outPut]: 'out', [outGet]: 'out' }[name];
  const prefix = `${tourKey}:${box}:`;
  if (method === 'PUT') return put(box && prefix + file, body as Uint8Array<ArrayBuffer>);
  if (way === 'list' && !file) {
    const names = readEntries('sessionStorage', (key) => key.startsWith(prefix));
    return new Response(names.map(([key]) => `"${key.slice(prefix.length)}"`).join('\n'));
  }
  const letter = sessionStorage.getItem(prefix + file);
  if (letter !== null && way === 'list') sessionStorage.removeItem(prefix + file);
  return letter === null ? new Response(null, { status: 404 }) : new Response(letter);
}

/** A letter is a compact JWE, which is ASCII. */
function put(key: string | undefined, bytes: Uint8Array<ArrayBuffer>): Response {
  if (key && sessionStorage.getItem(key) !== null) return new Response(null, { status: 412 });
  if (key) sessionStorage.setItem(key, new TextDecoder().decode(bytes));
  return new Response(null, { status: 201 });
}
