import { parseArgs } from 'node:util';
import { collegeFolder } from '../college';
import { writeKeys } from '../keys';
import { refuseTracked } from '../tracked';
import { runMain } from '../../run-main';

/** Writes the files of people/me.json: `npm run college:keys -- FOLDER [--names accounts.csv]`. */
await runMain(() => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { names: { type: 'string' } },
  });
  const [folder, ...others] = positionals;
  if (folder === undefined || others.length > 0)
    throw new Error(
      'Name one folder outside the site: npm run college:keys -- FOLDER [--names accounts.csv]',
    );
  refuseTracked(process.cwd());
  const { written, removed } = writeKeys(collegeFolder, folder, values.names);
  console.log(`keys: ${written} files in ${folder}, ${removed} removed`);
  console.log('keys: only the owner of the folder can read them; it must be the web server');
  return 0;
});
