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
  console.log(JSON.stringify({ ...report, seconds, processor: (user + system) / 1e6, memory }));
  return 0;
});
