/** Why a file was not made or opened: sentences that say what is wrong and what to do. Nothing was changed. */
export class ExchangeError extends Error {
  override name = 'ExchangeError';
  readonly problems: readonly string[];

  constructor(...problems: string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

/** What is said of a file that is not as it was made. */
export const alteredMessage =
  'It was altered or cut off after it was made. Ask for the file again.';
