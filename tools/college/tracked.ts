import { collegeFolder } from './college';
import { listTracked } from './list-tracked';

/**
 * Throws if Git tracks a file of the college: records and the secret would be in every clone. Without Git, there is
 * nothing to refuse.
 */
export function refuseTracked(root: string): void {
  const files = listTracked(root, `${collegeFolder}/`);
  if (files.length === 0) return;
  throw new Error(
    `Git tracks ${files.length === 1 ? '1 file' : `${files.length} files`} below ${collegeFolder}/, which holds ` +
      `records and the secret of every access code. Run "git rm -r --cached ${collegeFolder}", and if they were ` +
      'pushed, remove them from the history as well.',
  );
}
