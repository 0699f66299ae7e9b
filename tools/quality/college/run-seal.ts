import { availableParallelism, loadavg } from 'node:os';
import { sealCollege } from '../../college/seal/seal-college';
import { runMain } from '../../run-main';

/** Seals the folder that is named, in a process of its own, and prints what that took as JSON. */
await runMain(async () => {
  const [folder = ''] = process.argv.slice(2);
  const started = performance.now();
  const report = await sealCollege(folder, { progress: () => {} });
  const { user, system } = process.cpuUsage();
  const seconds = (performance.now() - started) / 1000;
  const memory = process.resourceUsage().maxRSS / 1000;
  const cost = { seconds, processor: (user + system) / 1e6, memory, isBusy: isBusy() };
  console.log(JSON.stringify({ ...report, ...cost }));
  return 0;
});

/** Whether other programs want the processor: sealing alone has at most one thread per core and its own. */
function isBusy(): boolean {
  return (loadavg()[0] ?? 0) > 2 * availableParallelism();
}
