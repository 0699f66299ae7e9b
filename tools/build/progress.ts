/** Is told how far a step has come: its name, how many it has done, and of how many. */
export type Progress = (step: string, done: number, all: number) => void;

const secondMs = 1_000;

/**
 * Shows how far a long step has come. At a terminal one line counts up and is gone when the step is done; in a log a line
 * comes every ten seconds at most.
 */
export function showProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
  now = Date.now,
): Progress {
  const waitMs = stream.isTTY ? 0.1 * secondMs : 10 * secondMs;
  let shownAt = now();
  return (step, done, all) => {
    if (done === all && stream.isTTY) stream.write('\r\x1b[K');
    const at = now();
    if (done === all || at - shownAt < waitMs) return;
    shownAt = at;
    const line = `${step}: ${done} of ${all}`;
    stream.write(stream.isTTY ? `\r\x1b[K${line}` : `${line}\n`);
  };
}
