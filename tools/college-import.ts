import { parseArgs } from 'node:util';
import { facultyKeys } from '@/content/faculty';
import { site } from '@/content/site';
import { collegeFolder } from './college/college';
import { importFiles } from './college/import/import-files';
import { formatImport } from './college/import/report';
import { runMain } from './run-main';

/** Merges files of teachers and students into the records: `npm run college:import -- decisions/*.json`. */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'signed-only': { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const dryRun = values['dry-run'];
  if (positionals.length === 0)
    throw new Error('Name the files: npm run college:import -- decisions/*.json [--dry-run]');
  const report = await importFiles(collegeFolder, [...new Set(positionals)], {
    keys: facultyKeys,
    timeZone: site.timeZone,
    signedOnly: values['signed-only'],
    dryRun,
  });
  console.log(formatImport(report, dryRun));
  return report.files.some(({ refusal }) => refusal !== null) ? 1 : 0;
});
