/** The name under which WebDriver gives an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = Record<typeof elementKey, string>;

/** The keys that tests press, as WebDriver writes them. */
export const keys = { control: '\uE009', enter: '\uE007', escape: '\uE00C' } as const;

/** One window of a browser that answers to WebDriver; as much of it as the tests need. */
export class Tab {
  #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** Starts the browser; `driver` is the address of its driver. */
  static async open(driver: string, capabilities: object): Promise<Tab> {
    const { sessionId } = (await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    })) as { sessionId: string };
    return new Tab(`${driver}/session/${sessionId}`);
  }

  async close(): Promise<void> {
    await send('DELETE', this.#session);
  }

  /** Opens an address and waits until it is loaded. */
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

  /** Runs a function in the page, which sees its arguments only. */
  async evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    const script = `return (${String(run)}).apply(null, arguments)`;
    return (await send('POST', `${this.#session}/execute/sync`, { script, args })) as T;
  }

  /** Presses an element as a pointer does. */
  async click(css: string): Promise<void> {
    await send('POST', `${await this.#find(css)}/click`, {});
  }

  /** Types into an element, or gives a file to an input that takes one. */
  async type(css: string, text: string): Promise<void> {
    await send('POST', `${await this.#find(css)}/value`, { text });
  }

  /** Presses a key while another is held. */
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
