import { constants, deflateRawSync } from 'node:zlib';
import { paddingOf } from '@/lib/file/padding';

/** Compresses JSON as a raw deflate stream of a padded length. */
export function deflatePadded(json: string): Buffer {
  const deflated = deflateRawSync(json, { level: 9, finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([deflated, paddingOf(deflated.length, true)]);
}
