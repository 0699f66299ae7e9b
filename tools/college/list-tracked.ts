import { spawnSync } from 'node:child_process';

/** The files of a folder that Git tracks at or below a path of it, whoever owns the folder; none without Git. */
export function listTracked(folder: string, path: string): string[] {
  const { status, stdout } = spawnSync(
    'git',
    ['-c', 'safe.directory=*', '--literal-pathspecs', 'ls-files', '-z', '--', path],
    { cwd: folder, encoding: 'utf8', maxBuffer: Infinity },
  );
  return status === 0 ? stdout.split('\0').filter(Boolean) : [];
}
