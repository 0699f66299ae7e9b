import { parentPort, workerData } from 'node:worker_threads';
import { sealFile, type SealContext, type SealTask } from './seal-file';

/** Seals each batch that arrives and answers with its outcomes. */
parentPort?.on('message', (tasks: readonly SealTask[]) => {
  parentPort?.postMessage(tasks.map((task) => sealFile(task, workerData as SealContext)));
});
