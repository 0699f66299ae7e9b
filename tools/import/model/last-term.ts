import type { Section, Term } from './entity';

/** The term of a section; of several, such as a year and a semester in it, the one that starts last. */
export const lastTerm = ({ terms }: Pick<Section, 'terms'>): Term | undefined =>
  [...terms].sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1))[0];

/** Returns true if all terms of a section were over before a day. Without a term, or with one without an end, it goes on. */
export const hasEnded = ({ terms }: Pick<Section, 'terms'>, day: string): boolean =>
  terms.length > 0 && terms.every(({ end }) => end !== undefined && end < day);
