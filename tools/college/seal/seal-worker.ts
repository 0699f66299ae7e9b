import { parentPort, workerData } from 'node:worker_threads';
import { createSealer, type SealContext, type SealTask } from './seal-file';

const seal = createSealer(workerData as SealContext);

/** Seals each batch that arrives and answers with its outcomes. */
parentPort?.on('message', (tasks: readonly SealTask[]) => {
  parentPort?.postMessage(tasks.map(seal));
});
