import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Runs the commands of a block of docs/deploying.md, such as "rsync", with the paths and names of a test. */
export function runGuide(
  block: 'first' | 'rsync' | 'rclone' | 'back',
  replacements: Readonly<Record<string, string>>,
): void {
  const text = new RegExp(`^\`\`\`sh ${block}\n([^]*?)^\`\`\``, 'm').exec(
    readFileSync('docs/deploying.md', 'utf8'),
  )?.[1];
  if (text === undefined) throw new Error(`docs/deploying.md has no block "sh ${block}".`);
  let commands = text;
  for (const [name, value] of Object.entries(replacements))
    commands = commands.replaceAll(name, value);
  const env = { ...process.env };
  // Versions of rclone before 1.61 stop with an error if it is set.
  delete env['AWS_CA_BUNDLE'];
  execFileSync('sh', ['-euc', commands], { env, stdio: ['ignore', 'pipe', 'inherit'] });
}
