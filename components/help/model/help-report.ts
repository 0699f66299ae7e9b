import type { ContactsByStudent } from './contact';
import type { HelpContent } from './help-content';
import type { HelpRow } from './help-row';

/** The list as it is printed or saved. */
export interface HelpReport extends HelpContent {
  /** The students that the page shows. */
  rows: readonly HelpRow[];
  /** Their section; null for all. */
  section: string | null;
  contacts: ContactsByStudent;
}
