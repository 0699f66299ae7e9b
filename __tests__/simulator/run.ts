import { fork } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runMain } from '@/tools/command/run-main';
import { batchSize, makeRunner, type BatchResult } from './batch';
import { bugs } from './bug';
import { invariants } from './oracle';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    /** A path that a failure has printed. */
    path: { type: 'string' },
    bug: { type: 'string' },
    worker: { type: 'boolean', default: false },
  },
});
const [runs, seed] = [Number(values.runs), Number(values.seed)];
const bug = values.bug === undefined ? null : bugs.find(({ name }) => name === values.bug);
if (bug === undefined) throw new Error(`There is no bug “${values.bug}”.`);

/** Runs the batches that the other process asks for, while nothing else needs the processor. */
async function work(): Promise<void> {
  setPriority(constants.priority.PRIORITY_LOW);
  const run = await makeRunner(bug ?? null);
  process.on('message', (batch: { seed: number; runs: number }) => {
    void run(batch.seed, batch.runs).then((outcome) => process.send?.(outcome));
  });
  process.send?.('ready');
}

/** Runs all batches on every processor, until one fails. */
async function runAll(): Promise<BatchResult> {
  const all: BatchResult = { schedules: 0, failure: null };
  let next = 0;
  const args = ['--worker', ...(bug ? ['--bug', bug.name] : [])];
  const execArgv = [...process.execArgv, '--single-threaded-gc', '--max-semi-space-size=64'];
  const workers = Array.from({ length: availableParallelism() }, () =>
    fork(fileURLToPath(import.meta.url), args, { execArgv }),
  );
  const ends = workers.map(
    (worker) =>
      new Promise<void>((resolve, reject) => {
        worker.on('message', (outcome: BatchResult | 'ready') => {
          if (outcome !== 'ready') {
            all.schedules += outcome.schedules;
            all.failure ??= outcome.failure;
          }
          const left = Math.min(batchSize, runs - next * batchSize);
          if (left > 0 && !all.failure) worker.send({ seed: seed + next++, runs: left });
          else worker.kill();
        });
        worker.on('exit', (code) => (code ? reject(new Error('A process failed.')) : resolve()));
      }),
  );
  await Promise.all(ends);
  return all;
}

function report({ schedules, failure }: BatchResult, seconds: number): number {
  if (!failure) {
    const promises = Object.values(invariants).map((one) => `  ${one}`);
    console.log(`${schedules.toLocaleString('en')} schedules in ${seconds} s kept every promise:`);
    console.log(promises.join('\n'));
    return 0;
  }
  const { schedule, message } = failure;
  const { order, hasLocks, actions } = schedule;
  console.log(message.slice(0, 2000));
  console.log(`\nThe shortest schedule (order ${order}, ${hasLocks ? 'with' : 'without'} locks):`);
  for (const { kind, place, which, steps } of actions)
    console.log(`  device ${place[0]}, tab ${place[1]}: ${kind} ${which}, then ${steps} tasks`);
  const again = `--seed ${failure.seed} --path ${failure.path}`;
  console.log(
    `\nRun it again: npm run measure -- simulate ${again}${bug ? ` --bug "${bug.name}"` : ''}`,
  );
  return 1;
}

if (values.worker) await work();
else
  await runMain(async () => {
    const start = performance.now();
    const { path } = values;
    const outcome = path
      ? await (
          await makeRunner(bug)
        )(seed, batchSize, { path })
      : await runAll();
    return report(outcome, Math.round((performance.now() - start) / 1000));
  });
