import type { ExchangeKind, Payload } from '@/components/exchange/model/payload';
import type { Signature } from '@/components/exchange/model/signature';

/** What the opener of a kind of files says. */
export interface OpenCopy {
  /** Names the field that files are chosen in. */
  label: string;
  hint: string;
  /** What is done with an entry, as its button says it: "Record". */
  verb: string;
  /** The same once it is done: "recorded". */
  done: string;
  /** What an entry is called: one, and several. */
  entry: readonly [string, string];
}

/** A count with its word: "1 decision", "1,000 decisions". */
export function countText(count: number, [one, several]: readonly [string, string]): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : several}`;
}

/** Who a file is from, by its own word. */
export function senderOf(payload: Payload<ExchangeKind>): string {
  if ('by' in payload) return payload.by.name;
  return `${payload.student.name}, ${payload.student.rollNumber}`;
}

/** What is to be known of a file's signature; null for what students send, who have no keys. */
export function signatureText(
  { state, key }: Signature,
  payload: Payload<ExchangeKind>,
): string | null {
  if (!('by' in payload)) return null;
  const after = 'student' in payload ? ': will be recorded from a file' : '';
  if (state === 'signed') return `Signed by ${key.name}, key published by the college`;
  if (state === 'unsigned') return `Not signed${after}`;
  if (state === 'unknown') return `Signed with a key that the college does not publish${after}`;
  return 'Signed, but this page is not served over https and cannot check it';
}
