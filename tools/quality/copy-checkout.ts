import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { linkTree } from './scale/copy';

/** Folders of the checkout that are not sources; college/ has records of real people. */
const generated = ['.git', '.next', 'college', 'node_modules', 'out', 'test-results'];

/** Copies the sources of the checkout into an empty folder, with its packages. */
export function copyCheckout(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (path) => !generated.includes(path) });
  linkTree('node_modules', join(folder, 'node_modules'));
}
