import { constants, deflateRawSync } from 'node:zlib';
import { paddingOf } from '@/lib/file/padding';

/**
 * Compresses JSON as a raw deflate stream of a padded length. Level 9 takes a third to twice as long as 6, for lengths
 * that are 1 % (students) to 5 % (teachers) smaller.
 */
export function deflatePadded(json: string): Buffer {
  const deflated = deflateRawSync(json, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
  return Buffer.concat([deflated, paddingOf(deflated.length, true)]);
}
