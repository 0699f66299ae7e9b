import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createSealer, type SealContext, type SealOutcome, type SealTask } from './seal-file';

/** Tasks per message: a message costs about as much as sealing one record. */
const batchSize = 50;

/** With fewer bytes of records for each of two workers, starting them takes longer than the work. */
const bytesPerWorker = 40_000_000;

/**
 * Runs tasks in a pool of worker threads, or here if they are few, and gives each outcome to `receive`. They have no
 * order. A task is made when a thread needs it.
 */
export async function runTasks(
  tasks: Iterable<SealTask>,
  context: SealContext,
  receive: (outcome: SealOutcome) => void,
  threads?: number,
): Promise<void> {
  const rest = tasks[Symbol.iterator]();
  const first: SealTask[] = [];
  const most = availableParallelism();
  let bytes = 0;
  for (let next; bytes < most * bytesPerWorker && !(next = rest.next()).done;) {
    first.push(next.value);
    bytes += next.value.file.size;
  }
  const takeBatch = () => {
    const batch = first.splice(0, batchSize);
    for (let next; batch.length < batchSize && !(next = rest.next()).done;) batch.push(next.value);
    return batch;
  };
  const size = threads ?? Math.min(most, Math.floor(bytes / bytesPerWorker));
  if (threads === undefined ? size < 2 : size === 0) {
    const seal = createSealer(context);
    for (let batch = takeBatch(); batch.length > 0; batch = takeBatch())
      for (const task of batch) receive(seal(task));
    return;
  }
  const workers = Array.from({ length: size }, () => startWorker(context));
  try {
    await Promise.all(workers.map((worker) => runWorker(worker, takeBatch, receive)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Gives a worker one batch after the other until there is none. Rejects if the worker fails. */
async function runWorker(
  worker: Worker,
  takeBatch: () => readonly SealTask[],
  receive: (outcome: SealOutcome) => void,
): Promise<void> {
  for (let batch = takeBatch(); batch.length > 0; batch = takeBatch()) {
    worker.postMessage(batch);
    const [outcomes] = (await once(worker, 'message')) as [SealOutcome[]];
    outcomes.forEach(receive);
  }
}

/** Starts a worker; tsx compiles it, in a thread that starts without the options of this process. */
function startWorker(context: SealContext): Worker {
  const file = pathToFileURL(join(process.cwd(), 'tools', 'college', 'seal', 'seal-worker.ts'));
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(code, { eval: true, execArgv: [], workerData: context });
}
