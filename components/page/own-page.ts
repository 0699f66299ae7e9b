import type { ReactNode } from 'react';

/** What a route gives to a page of a person's record. */
export interface OwnPageProps<P> {
  /** What the page shows of the sample; null on a site that has none. */
  sample: P | null;
  /** Shown to visitors who are not signed in if there is no sample. */
  signedOut: ReactNode;
}

/** The same for a page with a list, which may be empty. */
export interface OwnListPageProps<P> extends OwnPageProps<P> {
  empty: ReactNode;
}
