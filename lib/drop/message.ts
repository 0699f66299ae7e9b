import { recordIdOf } from '@/lib/store/kind/person-id';
import type { Records } from '@/lib/store/record';

// Every page loads this for its bell, so it imports no encryption and no schema.

/** Whether a letter has a message, of either side. */
export const isMessage = ({ kind }: Pick<Records['letters'], 'kind'>): boolean =>
  kind === 'chat' || kind === 'note' || kind === 'sectionNote';

/** The id of the settings of the conversation with a person. */
export const chatIdOf = (person: string) => `with:${recordIdOf(person)}`;
