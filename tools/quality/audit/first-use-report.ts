import type { ResultReport } from '../measure/report';
import type { AuditPage } from './page';

/** What a person on the slow phone meets, in milliseconds: the medians of some loads. */
export interface FirstUse {
  page: AuditPage;
  first: number;
  largest: number;
  /** Name and text of the element of the largest paint. */
  element: string;
  /** From a press at the first paint to the frame in which the box of the search has the focus. */
  answered: number | undefined;
  /** From that press to the frame with the code of the search, or with what React has hydrated. */
  complete: number | undefined;
}

/** The limits are for the pages of the site: 50 ms after the first paint, and 200 ms until a press is answered. */
export const firstUseReport: ResultReport<FirstUse> = {
  subject: ({ page }) => page.title,
  columns: [
    ['Page', ({ page }) => page.title],
    ['First paint (ms)', ({ first }) => first, 0, 'ratio'],
    ['Largest paint (ms)', ({ largest }) => largest, 0],
    ['Element of the largest paint', ({ element }) => element],
    ['Press answered after (ms)', ({ answered }) => answered, 0],
    ['Search complete after (ms)', ({ complete }) => complete, 0, 'ratio'],
  ],
  limits: [
    [
      'the largest paint',
      ({ page, largest }) => (page.budget ? largest : undefined),
      'at most',
      ({ first }) => first + 50,
      'ms',
    ],
    [
      'the time until a press is answered',
      ({ page, answered }) => (page.budget ? answered : undefined),
      'at most',
      200,
      'ms',
    ],
  ],
};
