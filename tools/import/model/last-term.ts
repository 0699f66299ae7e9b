import type { Section, Term } from './entity';

/** The term of a section; of several, such as a year and a semester in it, the one that starts last. */
export function lastTerm({ terms }: Pick<Section, 'terms'>): Term | undefined {
  return [...terms].sort((a, b) => ((a.start ?? '') < (b.start ?? '') ? 1 : -1))[0];
}
