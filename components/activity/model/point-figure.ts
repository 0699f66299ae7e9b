import type { HeadPoints } from './points';

/** Points or hours as text, with at most two decimals. */
export const formatPoints = (value: number) => String(Math.round(value * 100) / 100);

/** Returns how much of a head's ring is filled, from 0 to 1. */
export function ringShare({ head, points, required }: HeadPoints): number {
  const whole = required ?? head.cap;
  if (whole === undefined || whole === 0) return points > 0 || whole === 0 ? 1 : 0;
  return Math.min(1, points / whole);
}
