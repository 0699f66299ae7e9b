import { spawn } from 'node:child_process';
import { parseJson } from '@/tools/file/json-file';

const missing =
  'rclone is not installed, so nothing was copied. Install it (Debian and Ubuntu: apt-get install rclone; macOS: ' +
  'brew install rclone; others: https://rclone.org/install/), name your store with "rclone config", and deploy again.';

/** What is wrong, by rclone's message. */
const causes: readonly (readonly [RegExp, string])[] = [
  [/find section in config/, 'rclone knows no store of this name; "rclone config" adds it'],
  [/certificate has expired/, 'the certificate of the store has expired: renew it'],
  [
    /certificate is (?:not )?valid for|cannot validate certificate/,
    'the certificate of the store is for another host name: correct its address in "rclone config"',
  ],
  [
    /x509|certificate/,
    'no known authority signed the certificate of the store: set RCLONE_CA_CERT to the file of the authority that did',
  ],
  [/NoSuchBucket|directory not found/, 'there is no such bucket or folder: create it first'],
  [/status code: 412/, 'another deploy to this store has just begun'],
  [/Denied|Forbidden|InvalidAccess|Signature|status code: 403/i, 'the store refuses the key'],
  [/permission|read-only/i, 'this user may not write there'],
  [/no such host|connection|timeout|EOF/i, 'the connection to the store failed or dropped'],
];

/** Runs rclone, writes `input` to it and returns what it prints. Throws a sentence that says what to do. */
export async function runRclone(args: readonly string[], input = ''): Promise<string> {
  const env = { ...process.env };
  // Versions before 1.61 stop with an error if it is set.
  delete env.AWS_CA_BUNDLE;
  const child = spawn('rclone', args, { env });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  // If it stops early, its exit code says so.
  child.stdin.on('error', () => {}).end(input);
  const code = await new Promise((resolve, reject) => {
    child.once('error', () => reject(new Error(missing)));
    child.once('close', resolve);
  });
  if (code === 0) return output;
  const cause = causes.find(([pattern]) => pattern.test(errors))?.[1];
  const what = cause ?? /Failed to .*/.exec(errors)?.[0] ?? 'it was stopped';
  throw new Error(
    `rclone ${args[0]}: ${what} (exit code ${String(code)}). Every page finds its files; deploy again to continue.`,
  );
}

/** A file in a store: its size and, if the store knows it, its MD5 in hexadecimal digits. */
export interface StoredFile {
  size: number;
  md5?: string;
}

/** All files of a store by path, with one request per 1,000 files. */
export async function listStore(remote: string, ...options: string[]) {
  const quick = ['--hash-type', 'md5', '--no-modtime', '--no-mimetype', '--fast-list'];
  const output = await runRclone(['lsjson', '-R', '--files-only', ...quick, ...options, remote]);
  const items = parseJson(output) as { Path: string; Size: number; Hashes?: { md5?: string } }[];
  return new Map<string, StoredFile>(
    items.map(({ Path, Size, Hashes }) => [Path, { size: Size, ...Hashes }]),
  );
}
