import { parse } from 'node-html-parser';

/** A request to the speech server: speak a text, or stop at once. */
export interface Speech {
  what: 'says' | 'stops';
  text: string;
}

const end = '\r\n';

/** The plain text of speech markup. */
export function spokenText(marked: string): string {
  return parse(marked).textContent.replace(/\s+/g, ' ').trim();
}

/** A client of a speech server in the protocol of Speech Dispatcher (SSIP), as far as Orca uses it. */
export class SpeechClient {
  #rest = '';
  #data: string[] | undefined;
  #count = 0;

  constructor(private readonly onSpeech: (speech: Speech) => void) {}

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

  #say(text: string): string {
    this.onSpeech({ what: 'says', text: spokenText(text) });
    this.#count += 1;
    return `225-${this.#count}${end}225 OK MESSAGE QUEUED${end}`;
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
        this.onSpeech({ what: 'stops', text: '' });
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
