import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { collegeFolder } from './college/college';
import { findRevocable, revoke, type Revocable } from './college/revoke';
import { runMain } from './run-main';

const usage = 'Write the roll number or employee id: npm run college:revoke -- 25CSE1042';

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, kind: { type: 'string' } },
  });
  const [id] = positionals;
  if (id === undefined || positionals.length > 1) throw new Error(usage);
  const person = findRevocable(collegeFolder, id, values.kind);
  if (!values.yes && !(await isConfirmed(person))) {
    console.log('revoke: nothing was changed');
    return 1;
  }
  const generation = revoke(collegeFolder, person);
  console.log(`revoke: the code of ${person.name} (${person.id}) has generation ${generation} now`);
  console.log(`revoke: print the new card: npm run college:cards -- --only ${person.id}`);
  console.log(
    'revoke: publish: npm run college:publish -- TARGET. Until then the old code still works.',
  );
  return 0;
});

async function isConfirmed({ name, id, kind }: Revocable): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('Add --yes: this terminal cannot ask.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `Give ${name} (${kind} ${id}) a new access code? The card in hand stops working. [y/N] `,
  );
  terminal.close();
  return /^y(?:es)?$/i.test(answer.trim());
}
