import { blobToBase64 } from '@/lib/file/base64';

const maxDepth = 40;

/** Any value as JSON: content as base64, and text for what JSON cannot represent. */
export async function toPlain(value: unknown, depth = 0): Promise<unknown> {
  if (value instanceof Blob) return { type: value.type, content: await blobToBase64(value) };
  if (value instanceof Date) return String(value);
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (typeof value !== 'object' || value === null) return value ?? null;
  if (depth >= maxDepth) return 'too deep to be written';
  if (Array.isArray(value)) return Promise.all(value.map((one) => toPlain(one, depth + 1)));
  return Object.fromEntries(
    await Promise.all(
      Object.entries(value).map(
        async ([key, one]) => [key, await toPlain(one, depth + 1)] as const,
      ),
    ),
  );
}
