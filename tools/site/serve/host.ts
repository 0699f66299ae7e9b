/** The host in `--host`: this computer only if the option is missing, every network if it has no value. */
export function readHost(args: readonly string[] = process.argv.slice(2)): string {
  const joined = args.find((arg) => arg.startsWith('--host='));
  if (joined) return joined.slice('--host='.length);
  const at = args.indexOf('--host');
  if (at < 0) return '127.0.0.1';
  const next = args[at + 1];
  return next === undefined || next.startsWith('-') ? '0.0.0.0' : next;
}

/** The arguments without `--host` and its value, to pass on. */
export function withoutHost(args: readonly string[]): string[] {
  return args.filter((arg, at) => {
    if (arg === '--host' || arg.startsWith('--host=')) return false;
    return args[at - 1] !== '--host' || arg.startsWith('-');
  });
}
