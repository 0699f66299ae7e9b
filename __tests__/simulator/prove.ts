import { batchSize, makeRunner, type BatchResult } from './batch';
import { faults, type Fault } from './fault';

/** How many batches may pass before a fault must have been found. */
const longest = 20;

async function find(fault: Fault): Promise<BatchResult> {
  const run = await makeRunner(fault);
  const all: BatchResult = { schedules: 0, failure: null };
  for (let batch = 0; batch < longest && !all.failure; batch++) {
    const seed = fault.seed + batch;
    const { schedules, failure } = await run(seed, batchSize, { endOnFailure: true });
    all.schedules += schedules;
    all.failure = failure;
  }
  return all;
}

// One line of JSON for each fault, for the test that starts this.
for (const fault of faults) {
  const { schedules, failure } = await find(fault);
  console.log(JSON.stringify({ name: fault.name, schedules, message: failure?.message ?? null }));
}
