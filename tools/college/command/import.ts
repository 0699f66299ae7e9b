import { facultyKeys } from '@/content/faculty';
import { site } from '@/content/site';
import { collegeFolder } from '../college';
import { importFiles } from '../import/import-files';
import { formatImport } from '../import/report';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college:import -- [--dry-run] [--signed-only] inbox/*.json',
  options: {
    'signed-only': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
} as const;

/** Merges files of teachers and students into the records: `npm run college:import -- decisions/*.json`. */
await runCommand(command, async (values, names) => {
  const dryRun = values['dry-run'];
  if (names.length === 0)
    throw new Error(
      `Name the decision and request files that teachers and students saved. Nothing was imported. Usage: ${command.usage}`,
    );
  const report = await importFiles(collegeFolder, [...new Set(names)], {
    keys: facultyKeys,
    timeZone: site.timeZone,
    signedOnly: values['signed-only'],
    dryRun,
  });
  console.log(formatImport(report, dryRun));
  return report.files.some(({ refusal }) => refusal !== null) ? 1 : 0;
});
