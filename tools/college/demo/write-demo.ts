import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoRecords } from '../demo';
import { recordPathOf } from '../person-of';
import { readJsonObject } from '@/tools/file/read-json';
import { listRecordFiles, recordsFolder } from '../record-file';
import { writeOneFile } from '@/tools/file/write-files';
import { sha256 } from '@/tools/file/sha256';
import type { DemoSize } from './plan-college';

/** The start of the SHA-256 of every record file that the demo wrote, by its path below records/. */
type DemoFiles = Record<string, string>;

const markerFile = (folder: string) => join(folder, 'demo.json');

/**
 * Writes an invented college to records/ in a college's folder and returns the number of records. Records of an earlier
 * demo are replaced. Throws if there are others, or changed ones.
 */
export function writeDemo(folder: string, size: DemoSize): number {
  const root = recordsFolder(folder);
  const earlier = readMarker(folder);
  refuseOthers(root, folder, earlier);
  const files: DemoFiles = {};
  for (const record of demoRecords(size)) {
    const path = recordPathOf(record);
    const text = `${JSON.stringify(record, null, 2)}\n`;
    files[path] = fingerprint(text);
    if (earlier[path] === files[path]) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true, mode: 0o700 });
    writeFileSync(join(root, path), text, { mode: 0o600 });
  }
  for (const path of Object.keys(earlier))
    if (!(path in files)) rmSync(join(root, path), { force: true });
  writeOneFile(markerFile(folder), `${JSON.stringify(files, null, 1)}\n`);
  return Object.keys(files).length;
}

function refuseOthers(root: string, folder: string, known: DemoFiles): void {
  const others = listRecordFiles(folder).filter(
    ({ path }) => fingerprint(readFileSync(join(root, path), 'utf8')) !== known[path],
  );
  const [first] = others;
  if (!first) return;
  const count = others.length === 1 ? '1 record' : `${others.length} records`;
  throw new Error(
    `${root} has ${count} that the demo did not write or that changed since (${first.path}). Nothing was written. ` +
      `Move ${root} to another folder if you need it, or delete it, and run the command again.`,
  );
}

function readMarker(folder: string): DemoFiles {
  const advice = `Delete it and ${recordsFolder(folder)}, if all records there are invented.`;
  return readJsonObject<DemoFiles>(markerFile(folder), advice) ?? {};
}

const fingerprint = (text: string) => sha256(text, 32);
