import { exchangeFormat } from '@/components/exchange/model/file';
import { isEncrypted } from '@/lib/crypto/encrypted-file';

/** Returns true if a file that starts like this is one that teachers and students exchange. */
export function isExchange(start: string): boolean {
  return (
    isEncrypted(start) || new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${exchangeFormat}"`).test(start)
  );
}
