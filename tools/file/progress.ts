/** Reports the progress of a step: its name, how many items are done, and how many there are. */
export type Progress = (step: string, done: number, all: number) => void;

const secondMs = 1_000;

/**
 * Shows the progress of a long step. A terminal has one line that counts up and disappears when the step is done; a log
 * gets a line at most every ten seconds.
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

/** Shows in one line how long a step already takes, until the returned function is called. A log has a line every minute. */
export function showElapsed(
  step: string,
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'> = process.stdout,
): () => void {
  const start = Date.now();
  const show = () => {
    const seconds = Math.round((Date.now() - start) / secondMs);
    stream.write(stream.isTTY ? `\r\x1b[K${step}: ${seconds} s` : `${step}: ${seconds} s\n`);
  };
  const timer = setInterval(show, stream.isTTY ? secondMs : 60 * secondMs);
  return () => {
    clearInterval(timer);
    if (stream.isTTY) stream.write('\r\x1b[K');
  };
}
