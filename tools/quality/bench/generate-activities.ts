import type { Records } from '@/lib/store/record';

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
const states = ['Pending', 'Approved', 'Rejected'] as const;
const categories = ['Workshop', 'Hackathon', 'Course'] as const;

/** Generates activities of a student, the same ones in every run. */
export function generateActivities(count: number): Records['activities'][] {
  return Array.from({ length: count }, (_, index) => {
    const day = String((index % 28) + 1).padStart(2, '0');
    const month = String((index % 12) + 1).padStart(2, '0');
    return {
      id: `bench-${index}`,
      origin: 'device',
      removed: false,
      at: new Date(Date.UTC(2025, 0, 1, 0, index)).toISOString(),
      fields: {
        name: `${pick(categories, index)} in Énergie ${index + 1}`,
        status: pick(states, index),
        category: pick(categories, index),
        dateAdded: `2025-${month}-${day}`,
        issuer: 'Robotics Forum',
        date: `2025-${month}-${day}`,
        credits: index % 5,
        note: '',
        evidence: null,
        withdrawn: false,
        history: [],
      },
    };
  });
}
