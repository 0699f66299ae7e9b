import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';

/** A file for a picker or a drop. */
export interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The parts of a request or decision file that the tests change. */
interface ExchangePayload {
  student: { name: string; rollNumber: string };
  items: Record<string, unknown>[];
  [field: string]: unknown;
}

interface Envelope {
  payload: string;
  files: { sha256: string; content: string }[];
  [field: string]: unknown;
}

export function filePayload(name: string, text: string): FilePayload {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** The file that a page saved. */
export async function savedFile(download: Download): Promise<FilePayload> {
  return filePayload(download.suggestedFilename(), await readFile(await download.path(), 'utf8'));
}

const parseEnvelope = ({ buffer }: FilePayload) => JSON.parse(buffer.toString()) as Envelope;

/** The same file with a changed envelope, which its SHA-256 does not cover. */
function withEnvelope(file: FilePayload, change: (envelope: Envelope) => object): FilePayload {
  return filePayload(
    file.name,
    JSON.stringify({ ...parseEnvelope(file), ...change(parseEnvelope(file)) }),
  );
}

/** The same file with a changed payload and a matching SHA-256, as someone who knows the format could make it. */
function withPayload(file: FilePayload, change: (said: ExchangePayload) => object): FilePayload {
  const said = JSON.parse(
    Buffer.from(parseEnvelope(file).payload, 'base64url').toString(),
  ) as ExchangePayload;
  const payload = Buffer.from(JSON.stringify({ ...said, ...change(said) })).toString('base64url');
  // Unsigned: nothing precedes the dot.
  const sha256 = createHash('sha256').update(`.${payload}`).digest('hex');
  return withEnvelope(file, () => ({ payload, sha256 }));
}

/** The decision file that approves everything in a request file. */
export function approvalOf(request: FilePayload): FilePayload {
  const decisions = withPayload(request, ({ madeAt, student, items }) => ({
    madeAt,
    student,
    replyKey: undefined,
    by: { name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' },
    items: items.map(({ activity, revision, fields }) => ({
      activity,
      revision,
      name: (fields as { name: string }).name,
      what: 'approved',
      at: new Date().toISOString(),
      by: 'Dr. Ananya Rao',
    })),
  }));
  return { ...withEnvelope(decisions, () => ({ kind: 'decisions', files: [] })), name: 'may.json' };
}
