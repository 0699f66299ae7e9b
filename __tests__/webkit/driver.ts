/** Key under which WebDriver returns an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Record<typeof elementKey, string>;

/** Keys that tests press, in WebDriver's encoding. */
export const keys = { control: '\uE009', enter: '\uE007', escape: '\uE00C' } as const;

/** One browser window driven by WebDriver, as far as the tests need it. */
export class Tab {
  #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts the browser; `driver` is the URL of its WebDriver. */
  static async open(driver: string, capabilities: object): Promise<Tab> {
    const { sessionId } = (await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new Tab(`${driver}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session);
  }

  async goto(url: string): Promise<void> {
    await send('POST', `${this.#session}/url`, { url });
  }

  async reload(): Promise<void> {
    await send('POST', `${this.#session}/refresh`, {});
  }

  async resize(width: number, height: number): Promise<void> {
    await send('POST', `${this.#session}/window/rect`, { width, height });
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await send('GET', `${this.#session}/screenshot`)) as string, 'base64');
  }

  /** Runs a function in the page; it can use only its arguments. */
  async evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    const script = `return (${String(run)}).apply(null, arguments)`;
    return (await send('POST', `${this.#session}/execute/sync`, { script, args })) as T;
  }

  /** Presses an element with the pointer. */
  async click(css: string): Promise<void> {
    await send('POST', `${await this.#find(css)}/click`, {});
  }

  /** Types into an element, or sets the file of a file input. */
  async type(css: string, text: string): Promise<void> {
    await send('POST', `${await this.#find(css)}/value`, { text });
  }

  /** Presses a key while another is held down. */
  async chord(held: string, key: string): Promise<void> {
    const actions = [
      { type: 'keyDown', value: held },
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
      { type: 'keyUp', value: held },
    ];
    const body = { actions: [{ type: 'key', id: 'keyboard', actions }] };
    await send('POST', `${this.#session}/actions`, body);
  }

  async #find(value: string): Promise<string> {
    const using = 'css selector';
    const found = (await send('POST', `${this.#session}/element`, { using, value })) as Element;
    return `${this.#session}/element/${found[elementKey]}`;
  }
}

async function send(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value;
}
