import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { createSealer, type SealContext, type SealOutcome, type SealTask } from './seal-file';

/** Tasks per message: a message costs about as much as sealing one record. */
const batchSize = 50;

/** Below this number of tasks for each of two workers, starting them takes longer than the work. */
const tasksPerWorker = 1000;

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
  const take = (most: number) => {
    const taken: SealTask[] = [];
    for (let next; taken.length < most && !(next = rest.next()).done;) taken.push(next.value);
    return taken;
  };
  const first = take(availableParallelism() * tasksPerWorker);
  const takeBatch = () => (first.length > 0 ? first.splice(0, batchSize) : take(batchSize));
  const size = threads ?? Math.floor(first.length / tasksPerWorker);
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
