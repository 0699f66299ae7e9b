import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** Creates a certificate that nobody else signed, and its key. */
export function selfSigned(folder: string, host = 'localhost') {
  const certificate = join(folder, `${host}.pem`);
  const key = join(folder, `${host}.key`);
  const subject = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const files = ['-keyout', key, '-out', certificate, '-days', '2'];
  const made = spawnSync('openssl', ['req', ...kind, ...subject, ...files], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`openssl could not create a certificate:\n${made.stderr}`);
  chmodSync(key, 0o644);
  return { certificate, key };
}
