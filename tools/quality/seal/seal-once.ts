import { publishPeople } from '@/tools/college/publish/publish-people';
import { sealCollege } from '@/tools/college/seal/seal-college';
import { runMain } from '@/tools/command/run-main';

/**
 * Seals the folder that is named, publishes it if a site is named too, and prints the report as JSON; loading the modules is
 * not measured.
 */
await runMain(async () => {
  const [, , folder = '', site] = process.argv;
  const options = { progress: () => {} };
  performance.mark('begin');
  const done = site
    ? await publishPeople(folder, site, options)
    : { report: await sealCollege(folder, options) };
  console.log(JSON.stringify(done.report));
  return 0;
});
