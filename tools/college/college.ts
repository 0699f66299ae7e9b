import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeAlphabet } from '@/lib/record/access-code';
import { readGenerations, type Generations, type SectionNumbers } from './generations';
import { createSecret, readSecret, secretFile } from './secret';
import { writeNewFile } from '@/tools/file/write-files';

/** The folder of a real college's data, below the repository. Git ignores it. */
export const collegeFolder = 'college';

/** The keys that records are sealed with. */
export interface College {
  /** The college's id in the salt of every derivation. It is public and never changes. */
  id: string;
  secret: Uint8Array;
  generations: Generations;
  /** The numbers of the sections of each teacher, by id. */
  sections?: Readonly<Record<string, SectionNumbers>>;
}

/** Reads what a college's records are sealed with. The first time, it creates the secret and the id. */
export function readCollege(folder: string): College {
  const file = join(folder, 'college.json');
  if (!existsSync(file)) {
    if (!existsSync(secretFile(folder))) createSecret(folder);
    writeNewFile(file, `${JSON.stringify({ id: randomId() })}\n`);
  }
  return {
    id: readId(file),
    secret: readSecret(folder),
    ...readGenerations(folder),
  };
}

function readId(file: string): string {
  const id = /^\s*\{\s*"id"\s*:\s*"([0-9A-Z]{26})"\s*\}\s*$/.exec(readFileSync(file, 'utf8'))?.[1];
  if (id !== undefined) return id;
  throw new Error(
    `${file} must be { "id": "…" } with the 26 characters that were created with it. Restore it from a backup.`,
  );
}

const randomId = (): string =>
  Array.from(randomBytes(26), (byte) => codeAlphabet.charAt(byte & 31)).join('');
