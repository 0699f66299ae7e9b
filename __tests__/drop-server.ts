import type { BoxNames } from '@/lib/drop/names';

interface Answer {
  status: number;
  body?: string | Uint8Array<ArrayBuffer>;
}

interface Asked {
  method: string;
  path: string;
  body?: Uint8Array<ArrayBuffer> | undefined;
}

/** A web server with a drop box, in memory: it answers as nginx does with the generated configuration. */
export class DropServer {
  /** The letters, by the name to write of their box and their own name. */
  readonly letters = new Map<string, Uint8Array<ArrayBuffer>>();
  /** The requests, such as "PUT /drop/put/…". */
  readonly asked: string[] = [];
  /** The status that answers every upload instead; 0 for no connection. */
  refuses: number | null = null;
  /** The clock that it tells; none if it tells none. */
  clock: Date | null = null;
  readonly #boxes = new Map<string, string>();

  /** Makes the boxes of a teacher or of the office. */
  add({ inPut, inList, outPut, outGet }: BoxNames): void {
    this.#boxes.set(`list/${inList}`, inPut).set(`get/${outGet}`, outPut);
  }

  answer({ method, path, body }: Asked): Answer {
    // What is there without a drop box, too.
    if (path === '/people/people.json') return { status: 200 };
    this.asked.push(`${method} ${path}`);
    const [, use = '', box = '', name = ''] =
      /\/drop\/(put|list|get)\/([0-9a-f]{32})\/([0-9a-f]{64}\.jwe)?$/.exec(path) ?? [];
    if (use === 'put') return this.#put(method, box, name, body);
    const folder = this.#boxes.get(`${use}/${box}`);
    if (!folder || method !== 'GET') return { status: 404 };
    if (use === 'get' && !name) return { status: 404 };
    if (name) return this.#found(this.letters.get(`${folder}/${name}`));
    const names = [...this.letters.keys()].filter((key) => key.startsWith(`${folder}/`));
    return this.#found(JSON.stringify(names.map((key) => ({ name: key.slice(33) }))));
  }

  #found(body: Answer['body']): Answer {
    return body === undefined ? { status: 404 } : { status: 200, body };
  }

  #put(method: string, box: string, name: string, body: Asked['body']): Answer {
    if (method !== 'PUT') return { status: 403 };
    if (this.refuses !== null) return { status: this.refuses };
    if (!name || ![...this.#boxes.values()].includes(box)) return { status: 404 };
    const key = `${box}/${name}`;
    if (this.letters.has(key)) return { status: 412 };
    this.letters.set(key, body ?? new Uint8Array());
    return { status: 201 };
  }

  /** Replaces `fetch` for the tests of a file. */
  fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const { method = 'GET', body } = init;
    const content = body ? new Uint8Array(await new Response(body).arrayBuffer()) : undefined;
    const path = new URL(String(input), 'https://college.example').pathname;
    const { status, body: found } = this.answer({ method, path, body: content });
    if (status === 0) throw new TypeError('Failed to fetch');
    const headers: HeadersInit = this.clock ? { Date: this.clock.toUTCString() } : {};
    return new Response(found ?? null, { status, headers });
  };
}
