import { createCipheriv, createHmac } from 'node:crypto';
import { sealedHeader } from '@/lib/record/derivation';
import type { StudentDrop, TeacherDrop } from '@/lib/drop/access';
import type { OpenedRecord } from '@/lib/record/person';
import { accessCodeOf } from '../access-code';
import type { College } from '../college';
import { deriveSealKeys } from './derive';
import { generationOf } from '../generations';
import { deflatePadded } from './padding';
import { personOf, type PersonRecord } from '../person-of';

/** A record as it is published: the name of its file and its content, a compact JWE. */
export interface SealedRecord {
  /** 32 hexadecimal digits. */
  name: string;
  sealed: string;
}

const header = Buffer.from(sealedHeader).toString('base64url');

/** Seals a person's record with what it says about the drop box. The same record gives the same bytes. */
export function sealRecord(
  college: College,
  record: PersonRecord,
  drop?: TeacherDrop | StudentDrop[],
): SealedRecord {
  const person = personOf(record);
  const generation = generationOf(college.generations, person);
  const code = accessCodeOf(college.secret, person, generation);
  const { name, key, iv } = deriveSealKeys(code, college.id, person);
  const opened = { ...record, id: person.id, generation, ...(drop && { drop }) } as OpenedRecord;
  delete opened.$schema;
  return { name, sealed: encrypt(deflatePadded(JSON.stringify(opened)), key, iv) };
}

/**
 * A compact JWE (RFC 7516). The initialization vector comes from the header and the encrypted bytes, so that no two
 * different texts share one.
 */
function encrypt(content: Buffer, key: Buffer, ivKey: Buffer): string {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  const digest = createHmac('sha256', ivKey).update(length).update(header).update(content).digest();
  const iv = digest.subarray(0, 12);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(header));
  const encrypted = Buffer.concat([cipher.update(content), cipher.final()]);
  const parts = [iv, encrypted, cipher.getAuthTag()].map((part) => part.toString('base64url'));
  return [header, '', ...parts].join('.');
}
