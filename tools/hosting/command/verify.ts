import { site as content } from '@/content/site';
import { pluralize } from '@/tools/file/pluralize';
import { showProgress } from '@/tools/file/progress';
import { runMain } from '@/tools/command/run-main';
import { collegeFolder } from '@/tools/college/college';
import { checkBoxes, firstTeacher } from '@/tools/college/drop/check-boxes';
import { isHint } from '../verify/advice';
import { createAsk } from '../verify/ask';
import { describeProblems } from '../verify/site-problem';
import { readVerifyOptions } from '../verify/verify-option';
import { checkHttps } from '../verify/redirect-check';
import { judgeRelease, readExpected, readLive, describeRelease } from '../verify/release-check';
import { serverKindOf } from '../verify/server-kind';
import { verifySite } from '../verify/verify-site';

await runMain(async () => {
  const options = readVerifyOptions(process.argv.slice(2));
  const { origin, pathname: prefix, host, port, protocol } = options.address;
  const ask = createAsk(origin, options.insecure);
  const expected = readExpected(options.against);
  const { inventory, answer } = await readLive(ask, prefix);
  const kind = options.server ?? serverKindOf(answer.headers);
  console.log(`verify: ${origin}${prefix} is ${describeRelease(inventory)}; server: ${kind}`);

  const { gated, people } = options;
  const drop = options.drop ? checkBoxes(collegeFolder) : undefined;
  const teacher = await firstTeacher(collegeFolder);
  const site = {
    ...{ origin, prefix, gated, people, inventory, ask },
    ...(drop && { drop }),
    ...(teacher && { asking: { ...teacher, hasDrop: content.dropBox === true } }),
  };
  const problems = judgeRelease(inventory, expected, prefix);
  problems.push(...(await verifySite(site, showProgress())));
  if (protocol === 'http:') console.log('verify: HTTPS was not checked: the address is http');
  else if (port !== '')
    console.log('verify: the redirect from http was not checked: the address names a port');
  else problems.push(...(await checkHttps(site, createAsk(`http://${host}`))));

  if (problems.length > 0) console.log(`\n${describeProblems(problems, kind)}\n`);
  const files = Object.keys(inventory.files).length;
  const count = problems.filter(({ topic }) => !isHint(topic)).length;
  console.log(
    `verify: ${files} files, ${count === 0 ? 'no problems' : `${pluralize(count, 'problem')}, listed above`}`,
  );
  return count === 0 ? 0 : 1;
});
