import { sealCollege } from '@/tools/college/seal/seal-college';
import { runMain } from '@/tools/command/run-main';

/** Seals the folder that is named and prints the report as JSON; loading the modules is not measured. */
await runMain(async () => {
  const [, , folder = ''] = process.argv;
  performance.mark('begin');
  console.log(JSON.stringify(await sealCollege(folder, { progress: () => {} })));
  return 0;
});
