import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Progress } from '@/tools/file/progress';
import { createSealer, type SealContext, type SealOutcome, type SealTask } from './seal-file';

/** Tasks per message: a message costs about as much as sealing one record. */
const batchSize = 50;

/** Below this number of tasks for each of two workers, starting them takes longer than the work. */
const tasksPerWorker = 1000;

/** Runs tasks in a pool of worker threads, or here if they are few. The outcomes have no order. */
export async function runTasks(
  tasks: readonly SealTask[],
  context: SealContext,
  progress: Progress,
  threads = threadsFor(tasks.length),
): Promise<SealOutcome[]> {
  if (threads === 0) return tasks.map(createSealer(context));
  const outcomes: SealOutcome[] = [];
  let next = 0;
  const takeBatch = () => tasks.slice(next, (next += batchSize));
  const receive = (batch: readonly SealOutcome[]) => {
    outcomes.push(...batch);
    progress('seal', outcomes.length, tasks.length);
  };
  const workers = Array.from({ length: threads }, () => startWorker(context));
  try {
    await Promise.all(workers.map((worker) => runWorker(worker, takeBatch, receive)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return outcomes;
}

function threadsFor(tasks: number): number {
  const worthwhile = Math.floor(tasks / tasksPerWorker);
  return worthwhile < 2 ? 0 : Math.min(availableParallelism(), worthwhile);
}

/** Gives a worker one batch after the other until there is none. Rejects if the worker fails. */
function runWorker(
  worker: Worker,
  takeBatch: () => readonly SealTask[],
  receive: (outcomes: readonly SealOutcome[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const send = () => {
      const batch = takeBatch();
      if (batch.length === 0) resolve();
      else worker.postMessage(batch);
    };
    worker.on('message', (outcomes: SealOutcome[]) => {
      receive(outcomes);
      send();
    });
    worker.once('error', reject);
    send();
  });
}

/** Starts a worker; tsx compiles it, in a thread that starts without the options of this process. */
function startWorker(context: SealContext): Worker {
  const file = pathToFileURL(join(process.cwd(), 'tools', 'college', 'seal', 'seal-worker.ts'));
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file}'); })`;
  return new Worker(code, { eval: true, execArgv: [], workerData: context });
}
