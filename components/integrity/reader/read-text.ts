import { asset } from '@/lib/site/routes';
import { newId } from '@/lib/store/record';
import type { ReadProblem, TextFile, TextRole, TextPage } from '../model/text';
import { readerLimit } from './limit';
import type { OnPage, ReadAnswer, ReadRequest } from './read-message';

/** The id of a file and who handed it in; without an owner, the name of the file is shown. */
interface TextOptions extends ReaderOptions {
  id?: string;
  owner?: string;
}

let pool: ReaderPool | undefined;

/**
 * Reads the text of a PDF, a Word document or a text file in a worker. Any number of calls may be made at once; they
 * are read in order. Rejects with the reason of the signal, or with ReaderUnavailable if the worker cannot be loaded.
 */
export async function readText(
  file: File,
  role: TextRole,
  { id = newId(), owner = file.name, ...options }: TextOptions = {},
): Promise<TextFile | ReadProblem> {
  pool ??= new ReaderPool(createWorker);
  const pages = await pool.read({ name: file.name, content: file }, options);
  return typeof pages === 'string' ? pages : { id, name: file.name, role, owner, pages };
}

function createWorker(): ReaderWorker {
  return new Worker(asset('/read-text.js'), { type: 'module' }) as ReaderWorker;
}

/** The part of a worker that the pool uses. */
export interface ReaderWorker {
  onmessage: ((event: { data: ReadAnswer }) => void) | null;
  onerror: (() => void) | null;
  postMessage: (request: ReadRequest) => void;
  terminate: () => void;
}

/** The script of the worker could not be loaded, or the browser ended it before it answered. */
export class ReaderUnavailable extends Error {
  override readonly message =
    'The part that reads files could not be loaded. Check the connection and try again.';
}

/** Callbacks for each page, and a signal that ends the reading. */
interface ReaderOptions {
  signal?: AbortSignal;
  onPage?: OnPage;
}

interface Job extends ReaderOptions {
  request: ReadRequest;
  resolve: (result: readonly TextPage[] | ReadProblem) => void;
  reject: (reason: unknown) => void;
}

/** The time until an idle worker is ended, in milliseconds. */
const idleTime = 10_000;

/** The time that a worker has to end itself before the page ends it, in milliseconds: it may be busy with one instruction. */
const later = 2000;

/**
 * Reads files in workers, one file at a time in each. A worker that reads for too long is ended: that is the only way
 * to stop code that never returns.
 */
export class ReaderPool {
  private readonly waiting: Job[] = [];
  private readonly idle: { worker: ReaderWorker; timer: ReturnType<typeof setTimeout> }[] = [];
  private busy = 0;

  constructor(
    private readonly createWorker: () => ReaderWorker,
    private readonly limit: { workers: number; pause: number; time: number } = {
      workers: readerLimit.workers,
      pause: readerLimit.pause + later,
      time: readerLimit.time + later,
    },
  ) {}

  /** Rejects with the reason of the signal, or with ReaderUnavailable. */
  read(
    request: ReadRequest,
    options: ReaderOptions = {},
  ): Promise<readonly TextPage[] | ReadProblem> {
    return new Promise((resolve, reject) => {
      const { signal } = options;
      if (signal?.aborted) return reject(signal.reason);
      const job = { ...options, request, resolve, reject };
      signal?.addEventListener('abort', () => this.leaveQueue(job), { once: true });
      this.waiting.push(job);
      this.startNext();
    });
  }

  /** Ends the workers that have nothing to read now, which otherwise happens after a while. */
  close(): void {
    for (const { worker, timer } of this.idle.splice(0)) {
      clearTimeout(timer);
      worker.terminate();
    }
  }

  private leaveQueue(job: Job): void {
    const at = this.waiting.indexOf(job);
    if (at === -1) return;
    this.waiting.splice(at, 1);
    job.reject(job.signal?.reason);
  }

  private startNext(): void {
    if (this.busy >= this.limit.workers) return;
    const job = this.waiting.shift();
    if (!job) return;
    this.busy++;
    void this.run(job).finally(() => {
      this.busy--;
      this.startNext();
    });
  }

  private async run(job: Job): Promise<void> {
    const kept = this.idle.pop();
    if (kept) clearTimeout(kept.timer);
    try {
      const worker = kept?.worker ?? this.createWorker();
      const result = await this.readWith(worker, job);
      job.resolve(result);
    } catch (error) {
      job.reject(error);
    }
  }

  /** Ends the worker unless it has answered. */
  private async readWith(
    worker: ReaderWorker,
    job: Job,
  ): Promise<readonly TextPage[] | ReadProblem> {
    let isReady = false;
    try {
      const answer = await this.answerOf(worker, job);
      isReady = answer !== 'too-slow';
      return answer;
    } finally {
      worker.onmessage = null;
      worker.onerror = null;
      if (isReady) this.keep(worker);
      else worker.terminate();
    }
  }

  private answerOf(
    worker: ReaderWorker,
    { request, signal, onPage }: Job,
  ): Promise<readonly TextPage[] | ReadProblem> {
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        timer.stop();
        signal?.removeEventListener('abort', stop);
        settle();
      };
      const timer = new ReadTimer(this.limit, () => finish(() => resolve('too-slow')));
      const stop = () => finish(() => reject(signal?.reason));
      signal?.addEventListener('abort', stop);
      worker.onerror = () => finish(() => reject(new ReaderUnavailable()));
      worker.onmessage = ({ data }) => {
        // Loading the worker takes as long as the connection needs; only reading has a limit.
        if (data.kind === 'start' || data.kind === 'step') timer.step();
        if (data.kind === 'step') onPage?.(data.page, data.pages);
        else if (data.kind === 'pages') finish(() => resolve(data.pages));
        else if (data.kind === 'problem') finish(() => resolve(data.problem));
      };
      worker.postMessage(request);
    });
  }

  private keep(worker: ReaderWorker): void {
    const kept = {
      worker,
      timer: setTimeout(() => {
        this.idle.splice(this.idle.indexOf(kept), 1);
        worker.terminate();
      }, idleTime),
    };
    this.idle.push(kept);
  }
}

type Timer = ReturnType<typeof setTimeout>;

/** Calls a function once a file has been read for too long: since the last step, or since the first. */
class ReadTimer {
  private all: Timer | undefined;
  private pause: Timer | undefined;

  /** Limits in milliseconds. */
  constructor(
    private readonly limit: { pause: number; time: number },
    private readonly onEnd: () => void,
  ) {}

  step(): void {
    this.all ??= setTimeout(this.onEnd, this.limit.time);
    clearTimeout(this.pause);
    this.pause = setTimeout(this.onEnd, this.limit.pause);
  }

  stop(): void {
    clearTimeout(this.all);
    clearTimeout(this.pause);
  }
}
