import { limits } from '@/content/schema/limits';
import { blobToBase64, toBase64Url } from '@/lib/file/base64';
import { productSlug } from '@/lib/site/product-name';
import { digest } from '@/lib/store/file';
import { attachmentsOf, type ExchangeKind, type Payload } from './payload';
import { ExchangeError, refuseInsecurePage } from './problem';
import { sign, type SigningKey } from './signature';

/** The `format` field of every exchange file. */
export const exchangeFormat = 'edify-exchange';

/** The version of the file format. */
export const exchangeVersion = 1;

/** The content of attachments, by SHA-256. */
export type Contents = ReadonlyMap<string, Blob>;

/**
 * Writes a file: the payload with its SHA-256, signed if there is a key, and the content of the attachments. Rejects
 * with an ExchangeError if an attachment is missing or the file would be too large.
 */
export async function writeExchange<K extends ExchangeKind>(
  kind: K,
  payload: Payload<K>,
  contents: Contents,
  key: SigningKey | null = null,
): Promise<Blob> {
  refuseInsecurePage();
  const encodedPayload = toBase64Url(new TextEncoder().encode(JSON.stringify(payload)));
  const signed = key && (await sign(kind, encodedPayload, key));
  const head = {
    format: exchangeFormat,
    version: exchangeVersion,
    kind,
    sha256: await checksumOf(signed?.protected ?? null, encodedPayload),
    protected: signed?.protected ?? null,
    signature: signed?.signature ?? null,
    payload: encodedPayload,
  };
  const files = await filesOf(payload, contents);
  const pieces = [`${JSON.stringify(head).slice(0, -1)},"files":[`];
  files.forEach((file, index) => pieces.push(index === 0 ? '\n' : ',\n', file));
  const file = new Blob([...pieces, '\n]}\n'], { type: 'application/json' });
  if (file.size > limits.exchange.size)
    throw new ExchangeError(
      'The file would be over 200 MB, too large to open again. Choose fewer entries.',
    );
  return file;
}

/** The SHA-256 of the signature header (empty if unsigned), a dot and the payload. */
export function checksumOf(head: string | null, payload: string): Promise<string> {
  return digest(new Blob([`${head ?? ''}.${payload}`]));
}

async function filesOf(payload: Payload<ExchangeKind>, contents: Contents): Promise<string[]> {
  const written = new Map<string, string>();
  for (const item of payload.items)
    for (const { name, size, sha256 } of attachmentsOf(item)) {
      if (written.has(sha256)) continue;
      const blob = contents.get(sha256);
      if (blob?.size !== size || (await digest(blob)) !== sha256)
        throw new ExchangeError(
          `The browser has lost the content of ${name}. Choose that PDF again, or leave its entry out.`,
        );
      written.set(sha256, JSON.stringify({ sha256, content: await blobToBase64(blob) }));
    }
  return [...written.values()];
}

/** The name of an exchange file: "edify-request-25CSE1042-2026-01-31.json". */
export function exchangeFileName(kind: ExchangeKind | 'key', whom: string, day: string): string {
  const slug = whom.replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '') || 'file';
  return `${productSlug()}-${kind}-${slug}-${day}.json`;
}
