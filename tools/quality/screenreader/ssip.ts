import { parse } from 'node-html-parser';

/** What the speech server did: it spoke a text to its end, was stopped within one, or was stopped. */
export interface Speech {
  what: 'says' | 'cuts' | 'stops';
  text: string;
}

/** The time to speak a character, in milliseconds: 600 words a minute, which experienced listeners use. */
const characterTime = 20;

const end = '\r\n';

/** The plain text of speech markup. */
export function spokenText(marked: string): string {
  return parse(marked).textContent.replace(/\s+/g, ' ').trim();
}

interface Message {
  id: number;
  text: string;
}

/**
 * A client of a speech server in the protocol of Speech Dispatcher (SSIP), as far as Orca uses it. Its texts take time and
 * wait for each other. `notify` sends it the events of the protocol: without them, Orca believes that it is still reading the
 * page, and never changes to its mode for typing.
 */
export class SpeechClient {
  #rest = '';
  #data: string[] | undefined;
  #count = 0;
  #queue: Message[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly onSpeech: (speech: Speech) => void,
    private readonly notify: (event: string) => void,
  ) {}

  /** Reads what the client sent, which may end within a line, and returns the response. */
  receive(sent: string): string {
    const lines = (this.#rest + sent).split(end);
    this.#rest = lines.pop() ?? '';
    return lines.map((line) => this.#answer(line)).join('');
  }

  #answer(line: string): string {
    if (this.#data === undefined) return this.#command(line);
    if (line !== '.') {
      this.#data.push(line.replace(/^\.\./, '.'));
      return '';
    }
    const text = this.#data.join('\n');
    this.#data = undefined;
    return this.#say(text);
  }

  #say(marked: string): string {
    this.#count += 1;
    this.#queue.push({ id: this.#count, text: spokenText(marked) });
    // The response must arrive before the events.
    if (this.#queue.length === 1) setImmediate(() => this.#begin());
    return `225-${this.#count}${end}225 OK MESSAGE QUEUED${end}`;
  }

  #begin(): void {
    const [message] = this.#queue;
    if (!message || this.#timer) return;
    this.#tell(message, '701', 'BEGIN');
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#queue.shift();
      this.onSpeech({ what: 'says', text: message.text });
      this.#tell(message, '702', 'END');
      this.#begin();
    }, message.text.length * characterTime);
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.onSpeech({ what: 'stops', text: '' });
    for (const message of this.#queue.splice(0)) {
      this.onSpeech({ what: 'cuts', text: message.text });
      this.#tell(message, '703', 'CANCELED');
    }
  }

  #tell({ id }: Message, code: string, name: string): void {
    this.notify(`${code}-${id}${end}${code}-1${end}${code} ${name}${end}`);
  }

  #command(line: string): string {
    const [name = '', ...args] = line.split(' ');
    const rest = args.join(' ');
    switch (name.toUpperCase()) {
      case 'SPEAK':
        this.#data = [];
        return `230 OK RECEIVING DATA${end}`;
      case 'CHAR':
      case 'KEY':
        return this.#say(rest);
      case 'SOUND_ICON':
        return this.#say('');
      case 'CANCEL':
      case 'STOP':
        this.#cancel();
        return `210 OK CANCELED${end}`;
      case 'HISTORY':
        return `245-1${end}245 OK CLIENT ID SENT${end}`;
      case 'GET':
        return `251-0${end}251 OK GET RETURNED${end}`;
      case 'LIST':
        return listed(rest);
      case 'QUIT':
        return `231 HAPPY HACKING${end}`;
      default:
        return `200 OK${end}`;
    }
  }
}

/** The voices and programs that a speech server lists. */
function listed(what: string): string {
  if (/OUTPUT_MODULES/i.test(what)) return `250-log${end}250 OK MODULES LIST SENT${end}`;
  return `249-log\ten\tnone${end}249 OK VOICE LIST SENT${end}`;
}
