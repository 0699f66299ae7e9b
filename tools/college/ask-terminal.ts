import { createInterface } from 'node:readline/promises';

/** The answer of whoever runs the command, unless --yes is the answer. Throws if nobody can answer. */
export async function askTerminal(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('Add --yes: this terminal cannot ask.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
