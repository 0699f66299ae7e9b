import { sealCollege } from '@/tools/college/seal/seal-college';
import { runMain } from '@/tools/command/run-main';
import { runCost } from '../run-cost';

/** Seals the folder that is named, in a process of its own, and prints what that took as JSON. */
await runMain(async () => {
  const [folder = ''] = process.argv.slice(2);
  const started = performance.now();
  const report = await sealCollege(folder, { progress: () => {} });
  console.log(JSON.stringify({ ...report, ...runCost(started) }));
  return 0;
});
