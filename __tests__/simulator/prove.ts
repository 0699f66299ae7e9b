import { batchSize, makeRunner, type BatchResult } from './batch';
import { bugs, type Bug } from './bug';

/** How many batches may pass before a bug must have been found. */
const longest = 20;

async function find(bug: Bug): Promise<BatchResult> {
  const run = await makeRunner(bug);
  const all: BatchResult = { schedules: 0, failure: null };
  for (let batch = 0; batch < longest && !all.failure; batch++) {
    const seed = bug.seed + batch;
    const { schedules, failure } = await run(seed, batchSize, { endOnFailure: true });
    all.schedules += schedules;
    all.failure = failure;
  }
  return all;
}

// One line of JSON for each bug, for the test that starts this.
for (const bug of bugs) {
  const { schedules, failure } = await find(bug);
  console.log(JSON.stringify({ name: bug.name, schedules, message: failure?.message ?? null }));
}
