import type { Speech } from './ssip';

/** A line of the log: what the screen reader did, or what the test did. */
interface LogLine {
  /** Milliseconds since the start of the log. */
  at: number;
  what: Speech['what'] | 'test';
  text: string;
}

/** Everything that a screen reader said, with the actions of the test in between. */
export class SpeechLog {
  readonly lines: LogLine[] = [];
  readonly #start: number;

  constructor(private readonly now: () => number = () => performance.now()) {
    this.#start = now();
  }

  add({ what, text }: Omit<LogLine, 'at'>): void {
    this.lines.push({ at: this.now() - this.#start, what, text });
  }

  /** Logs an action of the test, and returns the position in the log where it starts. */
  note(text: string): number {
    this.add({ what: 'test', text });
    return this.lines.length;
  }

  /** The matching speech between two positions in the log. */
  said(pattern: RegExp, from: number, to?: number): LogLine[] {
    const lines = this.lines.slice(from, to);
    return lines.filter(({ what, text }) => what === 'says' && pattern.test(text));
  }

  /** Whether the screen reader passes letters on to the page: in its mode for reading they are its commands. */
  get isInFocusMode(): boolean {
    return this.lines.findLast(({ text }) => /^(Focus|Browse) mode$/.test(text))?.text[0] === 'F';
  }

  toString(): string {
    return this.lines
      .map(({ at, what, text }) =>
        `${(at / 1000).toFixed(2).padStart(7)}  ${what.padEnd(5)}  ${text}`.trimEnd(),
      )
      .join('\n')
      .concat('\n');
  }
}

/** An announcement that must be heard once. */
export interface Expected {
  text: string;
  /** The action before it, as in "an activity is submitted". */
  when: string;
  /** The section of the log in which it is heard. */
  from: number;
  to: number;
}

/**
 * The announcements that were not heard exactly once, one sentence each. An error is also part of what a screen reader
 * says of its field, which starts with the hint and is no announcement.
 */
export function problemsOf(log: SpeechLog, expected: readonly Expected[]): string[] {
  return expected.flatMap(({ text, when, from, to }) => {
    const { length } = log.said(announcementPattern(text), from, to);
    if (length === 1) return [];
    const what = length === 0 ? 'was not heard' : `was heard ${length} times instead of once`;
    return [`When ${when}, "${text}" ${what}.`];
  });
}

/** Matches the speech that starts with a text. */
export function announcementPattern(text: string): RegExp {
  return new RegExp(`^\\W*${speechPattern(text).source}`, 'iu');
}

/** Matches a text in speech, whatever punctuation a screen reader leaves out or spells out. */
export function speechPattern(text: string): RegExp {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'iu');
}
