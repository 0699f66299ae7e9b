import type { Grading } from '@/content/schema/academic';

/** The scale of averages: what they are called, their unit and the highest one. */
export type Scale = Pick<Grading, 'unit' | 'maximum' | 'names'>;

/** The scale of an average that came without one, as in links of earlier releases. */
export const tenPointScale: Scale = { unit: 'points', maximum: 10 };

/** What averages are called: SGPA and CGPA, averages of grade points, unless the college has other names. */
export function averageNames({ unit, names }: Scale) {
  return unit === 'points'
    ? { term: 'SGPA', all: 'CGPA', ...names, value: 'grade points' }
    : { term: 'Term average', all: 'Overall average', ...names, value: 'percentage' };
}

/** What follows an average: " of 10", or "%" on a scale of percentages. */
export function scaleSuffix({ unit, maximum }: Scale): string {
  return unit === 'percent' ? '%' : ` of ${maximum}`;
}

/** An average on its scale: "9.2 of 10", "71.2%". */
export function formatOnScale(value: number, scale: Scale): string {
  return `${value}${scaleSuffix(scale)}`;
}

/** An average for other software: "9.2/10", "71.2%". */
export function scoreOnScale(value: number, scale: Scale): string {
  return formatOnScale(value, scale).replace(' of ', '/');
}
