import type { Loop, Runner } from './loop';

/** A letter as the simulated encryption leaves it. */
export interface SentLetter {
  id: string;
}

/** What the server does with an upload: it takes it, its answer is lost, or there is no connection. */
type Connection = 'up' | 'loses' | 'down';

/** The drop box of all devices. It takes a letter that was on its way when its page ended. */
export class Server {
  connection: Connection = 'up';
  /** The letters by name. */
  readonly letters = new Map<string, SentLetter>();

  constructor(
    readonly loop: Loop,
    readonly onUpload: (runner: Runner, name: string, letter: SentLetter) => void,
  ) {}

  /** What a page's upload calls. */
  uploadOf(runner: Runner) {
    return (name: string, letter: SentLetter) => {
      this.onUpload(runner, name, letter);
      return new Promise<string>((resolve) => {
        const { connection } = this;
        const answer = (outcome: string) => this.loop.add([], runner, () => resolve(outcome));
        this.loop.add([], null, () => {
          if (connection === 'down') return answer('later');
          const isThere = this.letters.has(name);
          if (!isThere) this.letters.set(name, letter);
          answer(connection === 'loses' ? 'later' : isThere ? 'exists' : 'sent');
        });
      });
    };
  }
}
