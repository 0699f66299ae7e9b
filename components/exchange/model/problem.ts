import { isSecurePage, needsHttps } from '@/lib/browser/secure-page';

/** An error of making or opening a file: sentences that say what is wrong and what to do next. Nothing was changed. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

/** The file is of a newer release: a letter with it is read once this page is of that release. */
export class NewerFileError extends ExchangeError {}

/** Throws on plain http, where no file can be checked, signed or encrypted. */
export function refuseInsecurePage(): void {
  if (!isSecurePage()) throw new ExchangeError(needsHttps);
}

/** Shown for a file that is damaged or was changed. */
export const alteredMessage =
  'It was altered or cut off after it was made. Ask for the file again.';
