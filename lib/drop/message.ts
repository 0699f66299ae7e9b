import type { Records } from '@/lib/store/record';

// Every page loads this for its bell, so it imports no encryption and no schema.

/** Returns true if a letter has a message, of either side. */
export const isMessage = ({ kind }: Pick<Records['letters'], 'kind'>): boolean =>
  kind === 'chat' || kind === 'note' || kind === 'sectionNote';
