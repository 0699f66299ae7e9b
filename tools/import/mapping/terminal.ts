import { createInterface } from 'node:readline';

/** Where a person answers questions. */
export interface Terminal {
  say(text: string): void;
  /** The line that the person enters; undefined if the input has ended. */
  ask(text: string): Promise<string | undefined>;
  close(): void;
}

/** Asks until an answer starts with the letter of a choice. Undefined without an answer. */
export async function askChoice<T>(
  { ask }: Terminal,
  text: string,
  choices: Readonly<Record<string, T>>,
): Promise<T | undefined> {
  for (;;) {
    const letter = (await ask(text))?.charAt(0).toLowerCase();
    if (!letter) return undefined;
    if (Object.hasOwn(choices, letter)) return choices[letter];
  }
}

/** Asks on a pair of streams, for example standard input and output. */
export function openTerminal(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): Terminal {
  const lines = createInterface({ input });
  const iterator = lines[Symbol.asyncIterator]();
  return {
    say: (text) => void output.write(text),
    async ask(text) {
      output.write(text);
      const { done, value } = await iterator.next();
      return done ? undefined : (value as string).trim();
    },
    close: () => lines.close(),
  };
}
