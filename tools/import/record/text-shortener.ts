import { limits } from '@/content/schema/limits';
import { toLine } from '../value/line';
import type { Report } from '../diagnostic/diagnostic';
import type { Origin } from '../fact/fact';
import { reportAt } from '../model/problem';

/** Brings texts of a source into the lengths that a record has, and reports each text that is cut off once. */
export class TextShortener {
  private readonly reported = new Set<string>();

  constructor(
    private readonly report: Report,
    private readonly origin: Origin,
  ) {}

  line(text: string, longest: number, field: string): string {
    const fitted = toLine(text, longest);
    if (fitted.endsWith('…') && !text.endsWith('…')) this.reportLong(text, longest, field);
    return fitted;
  }

  section(name: string): string {
    return this.line(name, limits.section, 'name');
  }

  private reportLong(text: string, longest: number, field: string): void {
    if (this.reported.has(text)) return;
    this.reported.add(text);
    reportAt(this.report, this.origin, field, {
      severity: 'note',
      stage: 'record',
      code: 'text-cut-off',
      value: text,
      message: 'This text is too long for the portal and is cut off.',
      allowed: `at most ${longest} characters`,
    });
  }
}
