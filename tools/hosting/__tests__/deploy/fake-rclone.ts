import { createHash } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { filesBelow } from '@/tools/file/files-below';

interface Call {
  command: string;
  list: string[];
  headers: string[];
}

const [flag, word] = [{ type: 'boolean' }, { type: 'string' }] as const;
/** The options that rclone has. Any other is an error. */
const options = {
  R: { type: 'boolean', short: 'R' },
  'files-only': flag,
  'hash-type': word,
  'no-modtime': flag,
  'no-mimetype': flag,
  'fast-list': flag,
  'max-depth': word,
  'files-from-raw': word,
  'no-traverse': flag,
  'no-check-dest': flag,
  'ignore-times': flag,
  'header-upload': { type: 'string', multiple: true },
  header: word,
  transfers: word,
  's3-no-check-bucket': flag,
  's3-no-head': flag,
} as const;

/**
 * Does in a local folder what rclone does in a store, and lists its calls. From the call `stopAt` on, it copies or deletes
 * half of its list and stops with the message `error`: a connection that is lost stays lost, also for what would clean up.
 */
export class FakeRclone {
  calls: Call[] = [];
  stopAt = Infinity;
  error = '';
  knowsMd5 = true;
  /** Whether a copy that says that it worked did. */
  copies = true;

  /** The process that `spawn` would start. */
  readonly spawn = (args: readonly string[]) => {
    const streams = {
      stdin: new PassThrough(),
      stdout: new PassThrough(),
      stderr: new PassThrough(),
    };
    const child = Object.assign(new EventEmitter(), streams);
    void text(child.stdin).then(async (input) => {
      let code = 0;
      try {
        child.stdout.write(this.#run(args, input));
      } catch (error) {
        child.stderr.write((error as Error).message);
        code = 5;
      }
      await Promise.all([child.stdout.end(), child.stderr.end()].map((stream) => finished(stream)));
      child.emit('close', code);
    });
    return child;
  };

  #run([command = '', ...rest]: readonly string[], input: string): string {
    const { values, positionals } = parseArgs({ args: rest, allowPositionals: true, options });
    let list = values['files-from-raw'] === '-' ? input.split('\n').filter(Boolean) : [];
    const headers = [values.header ?? [], values['header-upload'] ?? []].flat();
    this.calls.push({ command, list, headers });
    const isLost = this.calls.length >= this.stopAt;
    if (isLost && list.length < 2) throw new Error(this.error);
    if (isLost) list = list.slice(0, Math.ceil(list.length / 2));

    const [first = '', second = ''] = positionals;
    const write = (file: string, body: string | Buffer) => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, body);
    };
    const stored = (path: string) => {
      const body = readFileSync(join(first, path));
      const md5 = createHash('md5').update(body).digest('hex');
      return { Path: path, Size: body.length, ...(this.knowsMd5 && { Hashes: { md5 } }) };
    };
    const work: Record<string, () => unknown> = {
      backend: () => '{ "Name": "portal", "String": "S3 bucket portal" }',
      lsjson() {
        const all = existsSync(first) ? filesBelow(first) : [];
        const shown = values['max-depth'] ? all.filter((path) => !path.includes('/')) : all;
        return JSON.stringify(shown.map(stored));
      },
      copy: () =>
        this.copies &&
        list.forEach((path) => write(join(second, path), readFileSync(join(first, path)))),
      cat: () => readFileSync(first),
      rcat() {
        if (values.header === 'If-None-Match: *' && existsSync(first))
          throw new Error('PreconditionFailed: status code: 412');
        write(first, input);
      },
      delete: () => list.forEach((path) => rmSync(join(first, path), { force: true })),
      deletefile: () => rmSync(first),
    };
    const output = work[command]!();
    if (isLost) throw new Error(this.error);
    return Buffer.isBuffer(output) || typeof output === 'string' ? String(output) : '';
  }
}
