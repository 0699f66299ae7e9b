import { sealCollege } from '@/tools/college/seal/seal-college';
import { runMain } from '@/tools/command/run-main';

/** Seals the folder that is named and prints the report as JSON. */
await runMain(async () => {
  const [, , folder = ''] = process.argv;
  console.log(JSON.stringify(await sealCollege(folder, { progress: () => {} })));
  return 0;
});
