import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Commands of xdotool that press a key and release Control or Shift last, as hands do: else Orca takes the letter as its command. */
function keyCommands(combination: string): string[] {
  const [key = '', ...held] = combination.split('+').reverse();
  return [
    ...held.flatMap((one) => ['keydown', one]),
    'key',
    key,
    ...held.flatMap((one) => ['keyup', one]),
  ];
}

/** The keyboard of a display: its keys go through the display, so the screen reader notices them too. */
export class Keyboard {
  constructor(
    private readonly program: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Presses keys one after the other, by their names in X: "Return", "Tab", "ctrl+k". */
  async press(...keys: string[]): Promise<void> {
    await this.#run(...keys.flatMap(keyCommands));
  }

  /** Types a text slowly enough for a busy computer. */
  async type(text: string): Promise<void> {
    await this.#run('type', '--delay', '60', text);
  }

  /** Focuses the window of a process and brings it to the front. */
  async focusWindow(pid: number): Promise<void> {
    await this.#run('search', '--sync', '--onlyvisible', '--pid', String(pid), 'windowfocus');
  }

  async #run(...args: string[]): Promise<void> {
    await run(this.program, args, { env: this.env, timeout: 30_000 });
  }
}
