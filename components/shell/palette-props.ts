import type { Route } from '@/lib/site/routes';
import type { ShellAudience } from './audience';

/** The id of the command palette. */
export const paletteId = 'palette';
export const paletteTitle = 'Search pages and actions';

export interface PaletteProps {
  side: ShellAudience['side'];
  pages: readonly { href: Route; label: string }[];
  /** Whether visitors who are not signed in see the sample. */
  hasSample: boolean;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}
