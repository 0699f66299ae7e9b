import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mergeKeys } from '@/lib/crypto/key-trust';
import type { Problem } from '@/content/parse';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { imageCheck } from '@/tools/file/image-check';
import { sha256 } from '@/tools/file/sha256';
import type { College } from '../college';
import { dropMark, dropOf, sectionsIn, type DropContext } from '../drop/plan';
import { generationOf } from '../generations';
import { nameOf, personOf, writtenId } from '../person-of';
import { parseRecord, recordsFolder, type RecordFile } from '../record-file';
import { sealRecord } from './seal-record';
import type { SealedFile } from './seal-state';

/** A record file to seal, unless it has the same content as when it was sealed last. */
export interface SealTask {
  file: RecordFile;
  /** The sealed file, if that is still stored and has the generation of now. */
  known?: SealedFile;
  /** True if the schemas changed: then the same content is checked again. */
  recheck?: boolean;
  /** The day of the first run after the person's access code was replaced. */
  raised?: string;
}

interface SealContext {
  folder: string;
  /** Sealed records are written here, by name, until all records of the run are valid. */
  staging: string;
  college: College;
  /** The folder of the public pictures that records name. */
  publicDir: string;
  /** The keys that the college publishes: every record gets them, with the day on which one was revoked. */
  keys: readonly FacultyKey[];
  /** The number of the run: rises with each. */
  number: number;
  /** On a site with a drop box. */
  drop?: DropContext;
}

/**
 * The result of a task. `isNew`: a sealed record is in the staging folder. `pictures`: problems of public pictures that
 * the record names; they do not stop it, because the record itself is right.
 */
type SealOutcome =
  { sealed: SealedFile; isNew: boolean; pictures: Problem[] } | { problems: Problem[] };

/** Returns a function that seals one record file after the other. */
export function createSealer(context: SealContext) {
  const { folder, staging, college, publicDir, keys, number, drop } = context;
  const checkPictures = imageCheck(publicDir);
  return ({ file, known, recheck, raised }: SealTask): SealOutcome => {
    const { path, size, mtimeMs } = file;
    const bytes = readFileSync(join(recordsFolder(folder), path));
    const hash = sha256(bytes);
    const same = known?.hash === hash ? { ...known, size, mtimeMs } : undefined;
    if (same && !recheck) return { sealed: same, isNew: false, pictures: [] };
    const record = parseRecord(path, bytes);
    if (Array.isArray(record)) return { problems: record };
    const pictures = checkPictures(path, record);
    if (same) return { sealed: same, isNew: false, pictures };
    const person = personOf(record);
    const generation = generationOf(college.generations, person);
    const items = mergeKeys([...record.keys.items, ...keys]);
    const dropPerson = { ...person, sections: sectionsIn(record), raised };
    const { name, sealed } = sealRecord(
      college,
      { ...record, keys: { ...record.keys, items } },
      drop && dropOf(college, drop, dropPerson),
      number,
    );
    writeFileSync(join(staging, name), sealed, { mode: 0o644, encoding: 'latin1' });
    const described = {
      fullName: nameOf(record),
      writtenId: writtenId(record),
      length: sealed.length,
      ...(raised !== undefined && { raised }),
      ...(drop && { drop: dropMark(college, drop, dropPerson) }),
      ...(drop && dropPerson.sections && { sections: dropPerson.sections }),
    };
    return {
      sealed: { ...person, path, size, mtimeMs, hash, generation, name, ...described },
      isNew: true,
      pictures,
    };
  };
}
