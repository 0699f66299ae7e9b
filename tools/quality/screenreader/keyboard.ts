import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The keyboard of a display: its keys go through the display, so the screen reader notices them too. */
export class Keyboard {
  constructor(
    private readonly program: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Presses keys one after the other, by their names in X: "Return", "Tab", "Down". */
  async press(...keys: string[]): Promise<void> {
    await this.#run('key', ...keys);
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
