import { HelpAsked } from './read-arguments';

/** Runs a command and sets the exit code; an error is printed as its message instead of a stack trace. */
export async function runMain(work: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await work();
  } catch (error) {
    if (error instanceof HelpAsked) return console.log(error.message);
    console.error(error instanceof Error ? explainError(error) : error);
    process.exitCode = 1;
  }
}

const permission =
  'this user may not read or change it. Run the command as the user who owns it, or change its permissions';

/** The remedies for errors of the file system, by their code. */
const remedies: Readonly<Record<string, string>> = {
  EACCES: permission,
  EPERM: permission,
  EROFS: 'the disk can only be read. Use a folder on another disk',
  ENOSPC: 'the disk is full. Make room and run the command again',
  ENOENT: 'there is no such file or folder. Check the name',
  ENOTDIR: 'a part of this path is a file where a folder should be',
  EISDIR: 'it is a folder where a file should be',
};

/** The message of an error, with what to do about one of the file system. */
export function explainError(error: NodeJS.ErrnoException): string {
  const remedy = remedies[error.code ?? ''];
  if (remedy === undefined || error.path === undefined) return error.message;
  return `${error.path}: ${remedy} (${error.code}).`;
}
