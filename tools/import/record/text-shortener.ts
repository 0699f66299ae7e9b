import type { ZodType } from 'zod';
import { limits } from '@/content/schema/limits';
import { toLine } from '../value/line';
import { noteOf, warningOf, type Report } from '../problem/data-problem';
import type { Origin } from '../fact/fact';
import { reportAt } from '../model/problem';

/** Brings texts of a source into the lengths that a record has, and reports each text that is cut off once. */
export class TextShortener {
  private readonly reported = new Set<string>();

  constructor(
    readonly report: Report,
    private readonly origin: Origin,
  ) {}

  /** A text as one line; undefined stays undefined. */
  line<T extends string | undefined>(text: T, longest: number, field: string): T;
  line(text: string | undefined, longest: number, field: string): string | undefined {
    if (text === undefined) return undefined;
    const fitted = toLine(text, longest);
    if (fitted.endsWith('…') && !text.endsWith('…')) this.reportLong(text, longest, field);
    return fitted;
  }

  /** A value as the schema of its field takes it; another one is left out, with a warning. */
  valid<T>(schema: ZodType, value: T | undefined, field: string): T | undefined {
    if (value === undefined) return undefined;
    const { error } = schema.safeParse(value);
    if (!error) return value;
    reportAt(this.report, this.origin, field, {
      ...warningOf('record', 'value-left-out'),
      value: String(value),
      message: 'The portal cannot take this value, so it is left out.',
      allowed: error.issues[0]?.message ?? '',
      action: 'Correct it in the system that exports the file.',
    });
    return undefined;
  }

  section(name: string): string {
    return this.line(name, limits.section, 'name');
  }

  private reportLong(text: string, longest: number, field: string): void {
    if (this.reported.has(text)) return;
    this.reported.add(text);
    reportAt(this.report, this.origin, field, {
      ...noteOf('record', 'text-cut-off'),
      value: text,
      message: 'This text is too long for the portal and is cut off.',
      allowed: `at most ${longest} characters`,
    });
  }
}
