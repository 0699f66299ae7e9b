const secondMs = 1_000;

/** Shows what an import does. */
export interface ImportProgress {
  /** A file is looked at before it is read. */
  scan(name: string): void;
  /** Reading a file: bytes of the files before of the bytes of all files, and rows so far. */
  file(name: string, done: number, all: number, rows: number): void;
  /** Another step: records made or written. */
  step(name: 'records' | 'writing', done: number, all: number): void;
  /** Clears the line. */
  end(): void;
}

/**
 * Shows the progress with the name of the file and the time that is left. A terminal has one line that disappears at the
 * end; a log gets a line at most every ten seconds.
 */
export function showImportProgress(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write' | 'columns'> = process.stdout,
  now = Date.now,
): ImportProgress {
  const waitMs = stream.isTTY ? 0.1 * secondMs : 10 * secondMs;
  let shownAt = now();
  let isShown = false;
  let step = { name: '', startedAt: now() };

  const show = (name: string, textOf: (elapsedMs: number) => string) => {
    const at = now();
    if (step.name !== name) step = { name, startedAt: at };
    if (at - shownAt < waitMs) return;
    shownAt = at;
    const text = textOf(at - step.startedAt);
    if (!stream.isTTY) return void stream.write(`${text}\n`);
    isShown = true;
    stream.write(`\r\x1b[K${fit(text, (stream.columns || 80) - 1)}`);
  };

  return {
    scan: (name) => show('scan', () => `looking at ${name}`),
    file: (name, done, all, rows) =>
      show(
        'file',
        (elapsed) => `reading ${name}: ${describe(done, all, elapsed, `${count(rows)} rows`)}`,
      ),
    step: (name, done, all) =>
      show(
        name,
        (elapsed) =>
          `${stepNames[name]}: ${describe(done, all, elapsed, `${count(done)} of ${count(all)}`)}`,
      ),
    end() {
      if (isShown) stream.write('\r\x1b[K');
      isShown = false;
    },
  };
}

const stepNames = { records: 'making records', writing: 'writing records' } as const;

const count = (value: number) => value.toLocaleString('en');

function describe(done: number, all: number, elapsedMs: number, amount: string): string {
  const share = all === 0 ? 1 : Math.min(1, done / all);
  return [`${Math.floor(share * 100)} %`, amount, ...timeLeft(share, elapsedMs)].join(', ');
}

/** The time that is left, once enough is done to tell. */
function timeLeft(share: number, elapsedMs: number): string[] {
  if (elapsedMs < 3 * secondMs || share < 0.02) return [];
  const seconds = Math.ceil(((elapsedMs / share) * (1 - share)) / secondMs);
  return [seconds < 90 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`];
}

/** The text, shortened in the middle of the file's name, so that it stays on one line. */
function fit(text: string, width: number): string {
  if (text.length <= width) return text;
  const colon = text.lastIndexOf(': ');
  const rest = text.slice(colon);
  return `${text.slice(0, Math.max(8, width - rest.length - 1))}…${rest}`;
}
