#!/usr/bin/env node
// Does in a local folder what rclone does in a store, and writes each call with its headers and list to $RCLONE_CALLS.
// It stops like a lost connection at the call $RCLONE_STOP_AT.
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

const [command, ...rest] = process.argv.slice(2);
const flag = { type: 'boolean' };
const { values, positionals } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: {
    R: { type: 'boolean', short: 'R' },
    'files-only': flag,
    'hash-type': { type: 'string' },
    'no-modtime': flag,
    'no-mimetype': flag,
    'fast-list': flag,
    'files-from-raw': { type: 'string' },
    'no-traverse': flag,
    'no-check-dest': flag,
    'ignore-times': flag,
    'header-upload': { type: 'string', multiple: true },
    transfers: { type: 'string' },
    's3-no-check-bucket': flag,
    's3-no-head': flag,
  },
});
const input = readFileSync(0, 'utf8');
const list = values['files-from-raw'] === '-' ? input.split('\n').filter(Boolean) : [];
const { RCLONE_CALLS = '', RCLONE_STOP_AT, RCLONE_WITHOUT_MD5 } = process.env;
const headers = values['header-upload'] ?? [];
appendFileSync(RCLONE_CALLS, `${JSON.stringify({ command, list, headers })}\n`);
if (readFileSync(RCLONE_CALLS, 'utf8').split('\n').length - 1 === Number(RCLONE_STOP_AT))
  process.exit(5);

const [first, second] = positionals;
const write = (file, body) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
};
const work = {
  lsjson() {
    if (!existsSync(first)) process.exit(3);
    const files = readdirSync(first, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
    const md5 = (file) => createHash('md5').update(readFileSync(file)).digest('hex');
    const hashes = (file) => (RCLONE_WITHOUT_MD5 ? {} : { Hashes: { md5: md5(file) } });
    const items = files.map((file) => ({
      Path: relative(first, file),
      Size: statSync(file).size,
      ...hashes(file),
    }));
    process.stdout.write(JSON.stringify(items));
  },
  copy: () => list.forEach((path) => write(join(second, path), readFileSync(join(first, path)))),
  copyto: () => write(second, readFileSync(first)),
  cat: () => process.stdout.write(readFileSync(first)),
  rcat: () => write(first, input),
  delete: () => list.forEach((path) => rmSync(join(first, path), { force: true })),
  deletefile: () => rmSync(first),
};
work[command]();
