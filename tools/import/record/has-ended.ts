import type { Section } from '../model/entity';

/** Whether all terms of a section were over before a day. Without a term, or with one without an end, it goes on. */
export function hasEnded({ terms }: Pick<Section, 'terms'>, day: string): boolean {
  return terms.length > 0 && terms.every(({ end }) => end !== undefined && end < day);
}
