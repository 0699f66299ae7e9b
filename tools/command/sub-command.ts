import { runMain } from './run-main';

/** The sub-commands of a command, by name. Each module does its work when it is loaded, with the arguments after the name. */
type SubCommands = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs what the first argument names: `npm run college -- import`. Lists the names if there is none of them. */
export async function runSubCommand(script: string, commands: SubCommands): Promise<void> {
  const [name = ''] = process.argv.splice(2, 1);
  if (Object.hasOwn(commands, name)) await commands[name]?.();
  else
    await runMain(() => {
      const wrong = name === '' ? '' : `"${name}" is not one of its commands. `;
      throw new Error(
        `${wrong}Write npm run ${script} -- and one of: ${Object.keys(commands).join(', ')}.`,
      );
    });
}
