#!/usr/bin/env node
// Does in a local folder what rclone does in a store, and writes each call with its headers and list to $RCLONE_CALLS.
// At the call $RCLONE_STOP_AT it copies or deletes half of its list and stops with the message $RCLONE_ERROR.
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
const [flag, text] = [{ type: 'boolean' }, { type: 'string' }];
const { values, positionals } = parseArgs({
  args: rest,
  allowPositionals: true,
  options: {
    R: { type: 'boolean', short: 'R' },
    'files-only': flag,
    'hash-type': text,
    'no-modtime': flag,
    'no-mimetype': flag,
    'fast-list': flag,
    'max-depth': text,
    'files-from-raw': text,
    'no-traverse': flag,
    'no-check-dest': flag,
    'ignore-times': flag,
    'header-upload': { type: 'string', multiple: true },
    header: text,
    transfers: text,
    's3-no-check-bucket': flag,
    's3-no-head': flag,
  },
});
const input = readFileSync(0, 'utf8');
let list = values['files-from-raw'] === '-' ? input.split('\n').filter(Boolean) : [];
const { RCLONE_CALLS = '', RCLONE_STOP_AT, RCLONE_ERROR = '', RCLONE_WITHOUT_MD5 } = process.env;
const headers = [values.header ?? [], values['header-upload'] ?? []].flat();
appendFileSync(RCLONE_CALLS, `${JSON.stringify({ command, list, headers })}\n`);
const calls = readFileSync(RCLONE_CALLS, 'utf8').split('\n').length - 1;
const stop = (message) => {
  process.stderr.write(message);
  process.exit(5);
};
// A connection that is lost stays lost, also for what would clean up.
const isLost = calls >= Number(RCLONE_STOP_AT);
if (isLost && list.length < 2) stop(RCLONE_ERROR);
if (isLost) list = list.slice(0, Math.ceil(list.length / 2));

const [first, second] = positionals;
const write = (file, body) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, body);
};
const work = {
  backend: () => process.stdout.write('{ "Name": "portal", "String": "S3 bucket portal" }'),
  lsjson() {
    const all = existsSync(first)
      ? readdirSync(first, { recursive: !values['max-depth'], withFileTypes: true })
      : [];
    const files = all
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
  cat: () => process.stdout.write(readFileSync(first)),
  rcat() {
    if (values.header === 'If-None-Match: *' && existsSync(first))
      stop('PreconditionFailed: status code: 412');
    write(first, input);
  },
  delete: () => list.forEach((path) => rmSync(join(first, path), { force: true })),
  deletefile: () => rmSync(first),
};
work[command]();
if (isLost) stop(RCLONE_ERROR);
