import type { SampleRecord } from '@/components/session/own-record';
import type { Route } from '@/lib/site/routes';
import type { ShellAudience } from './audience';

/** The id of the command palette. */
export const paletteId = 'palette';
export const paletteTitle = 'Search pages and actions';

export interface PaletteProps {
  side: ShellAudience['side'];
  pages: readonly { href: Route; label: string }[];
  /** The record of the sample; null on a site without one. */
  sample: SampleRecord | null;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}
