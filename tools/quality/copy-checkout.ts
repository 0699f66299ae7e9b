import { cpSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { linkTree } from '@/tools/file/link';

/** Folders of the checkout that are not sources; college/ has records of real people. */
const generated = ['.git', '.next', 'college', 'node_modules', 'out', 'test-results'];

/** Copies the sources of the checkout into an empty folder, with its packages. */
export function copyCheckout(folder: string): void {
  cpSync('.', folder, { recursive: true, filter: (path) => !generated.includes(path) });
  linkTree('node_modules', join(folder, 'node_modules'));
}

/** The checkout itself is tested with all of many cases, and what measures or waits beside a copy goes first. */
export function testAsCopy(): void {
  delete process.env['EDIFY_FULL'];
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
