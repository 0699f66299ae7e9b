import type { ResultReport } from '../measure/report';
import { median } from './measure';
import type { AuditPage } from './page';

/** What a page reports of one load, in milliseconds after its start or the press. */
export type Seen = Partial<Record<'first' | 'largest' | 'answered' | 'complete', number>> & {
  element?: string;
};

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

/**
 * The medians of the loads of a page; a load without a press has no search to complete. The largest paint is as much later
 * than the first one as in the median of the loads, because two loads differ by more than that.
 */
export function firstUseOf(page: AuditPage, loads: readonly Seen[]): FirstUse {
  const watched = loads.filter(({ complete }) => complete === undefined);
  const pressed = loads.filter(({ complete }) => complete !== undefined);
  const middle = (all: readonly Seen[], valueOf: (seen: Seen) => number | undefined) =>
    median(all.map((seen) => valueOf(seen) ?? Number.NaN));
  const first = middle(watched, (seen) => seen.first);
  return {
    page,
    first,
    largest: first + middle(watched, (seen) => (seen.largest ?? Number.NaN) - (seen.first ?? 0)),
    element: watched[0]?.element ?? '',
    answered: page.site === 'product' ? middle(pressed, (seen) => seen.answered) : undefined,
    complete: middle(pressed, (seen) => seen.complete),
  };
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
