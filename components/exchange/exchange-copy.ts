import type { ExchangeKind, Payload } from '@/components/exchange/model/payload';
import type { Signature } from '@/components/exchange/model/signature';
import type { SaveResult } from './exchange-save';

/** The texts of the form that opens one kind of file. */
export interface OpenCopy {
  /** Label of the file input. */
  label: string;
  hint: string;
  /** Verb on the import button: "Record". */
  verb: string;
  /** Its past participle: "recorded". */
  done: string;
  /** The noun for an entry, singular and plural. */
  entry: readonly [string, string];
}

/** Describes a file's signature; null for files from students, who have no keys. */
export function signatureText(
  { state, key }: Signature,
  payload: Payload<ExchangeKind>,
): string | null {
  if (!('by' in payload)) return null;
  const after = 'student' in payload ? ': will be recorded from a file' : '';
  if (state === 'signed') return `Signed by ${key.name}, key published by the college`;
  if (state === 'unsigned') return `Not signed${after}`;
  return `Signed with a key that the college does not publish${after}`;
}

/** What happened to a file that was made. */
export function madeText({ name, sent }: Extract<SaveResult, { name: string }>): string {
  const made = `${name} was made on this device`;
  if (sent === 'shared') return `${made} and given to the app that you chose.`;
  if (sent === 'stopped') return `${made}, but it is not sent: the share sheet was closed.`;
  const saved = `${made} and given to your browser to save.`;
  return sent === 'mailed' ? `${saved} Attach it to the email that opens, and send it.` : saved;
}
