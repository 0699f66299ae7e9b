import { spawn } from 'node:child_process';
import { parseJson } from '@/tools/file/json-file';

/** A file in a store: its size and, if the store knows it, its MD5 in hexadecimal digits. */
export interface StoredFile {
  size: number;
  md5: string | undefined;
}

/** What rclone exits with when the folder does not exist; a store without folders then lists nothing. */
const noFolder = 3;

/** Runs rclone, writes `input` to it and returns what it prints. Its own errors go to the terminal. */
export async function runRclone(
  args: readonly string[],
  input = '',
  accepted = 0,
): Promise<string> {
  const env = { ...process.env };
  // Versions before 1.61 stop with an error if it is set.
  delete env.AWS_CA_BUNDLE;
  const child = spawn('rclone', args, { env, stdio: ['pipe', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  // If it stops early, its exit code says so.
  child.stdin.on('error', () => {}).end(input);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new Error(missing) : error),
    );
    child.once('close', resolve);
  });
  if (code !== 0 && code !== accepted)
    throw new Error(
      `rclone ${args[0]} stopped with exit code ${code}; its message is above. Correct the cause and deploy again: ` +
        'what is already in the store is not copied again.',
    );
  return output;
}

const missing =
  'rclone is not installed, so nothing was copied. Install it (Debian and Ubuntu: apt-get install rclone; macOS: ' +
  'brew install rclone; others: https://rclone.org/install/), name your store with "rclone config", and deploy again.';

/** All files of a store by path, with one request per 1,000 files. */
export async function listStore(remote: string): Promise<Map<string, StoredFile>> {
  const options = ['--files-only', '--hash-type', 'md5', '--no-modtime', '--no-mimetype'];
  const args = ['lsjson', '-R', ...options, '--fast-list', remote];
  const output = await runRclone(args, '', noFolder);
  const items = (parseJson(output) ?? []) as {
    Path: string;
    Size: number;
    Hashes?: { md5?: string };
  }[];
  return new Map(items.map(({ Path, Size, Hashes }) => [Path, { size: Size, md5: Hashes?.md5 }]));
}
