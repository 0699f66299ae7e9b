import { askTerminal } from '../ask-terminal';
import { collegeFolder } from '../college';
import { withCollegeLock } from '../college-lock';
import { findRevocable, revoke, type Revocable } from '../revoke';
import { runCommand } from '../run-command';

const command = {
  usage: 'npm run college -- revoke ID [--kind teacher] [--yes]',
  options: { yes: { type: 'boolean', default: false }, kind: { type: 'string' } },
} as const;

await runCommand(command, async (values, [id, ...others]) => {
  if (id === undefined || others.length > 0)
    throw new Error(`Write one roll number or employee id. Usage: ${command.usage}`);
  const person = findRevocable(collegeFolder, id, values.kind);
  if (!values.yes && !(await isConfirmed(person))) {
    console.log('revoke: nothing was changed');
    return 1;
  }
  const generation = await withCollegeLock(collegeFolder, () => revoke(collegeFolder, person));
  console.log(`revoke: the code of ${person.name} (${person.id}) has generation ${generation} now`);
  console.log(`revoke: print the new card: npm run college -- cards --only ${person.id}`);
  console.log(
    'revoke: publish: npm run college -- publish TARGET. Until then the old code still works.',
  );
  return 0;
});

async function isConfirmed({ name, id, kind }: Revocable): Promise<boolean> {
  const answer = await askTerminal(
    `Give ${name} (${kind} ${id}) a new access code? The card in hand stops working. [y/N] `,
  );
  return /^y(?:es)?$/i.test(answer.trim());
}
