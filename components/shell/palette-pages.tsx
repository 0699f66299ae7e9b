import type { SampleRecord } from '@/components/session/own-record';
import type { DutyRule } from '@/content/schema/academic';
import type { Site } from '@/content/schema/site';
import { asset, type Route } from '@/lib/site/routes';
import type { ShellAudience } from './audience';
import type { PaletteEntry } from './model/palette';

/** Shows what an entry of the palette shows. */
export function PaletteLabel({
  label,
  kind,
  detail = kind,
}: Pick<PaletteEntry, 'label' | 'kind' | 'detail'>) {
  return (
    <>
      <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
      <span className="shrink-0 text-small whitespace-nowrap text-muted">{detail}</span>
    </>
  );
}

/** Links to the pages, until the code of the palette is loaded and also before the page is hydrated. */
export function PalettePages({ pages }: Pick<PaletteProps, 'pages'>) {
  return (
    <ul className="mt-3">
      {pages.map(({ href, label }) => (
        <li key={href}>
          <a
            href={asset(href)}
            className="flex min-h-10 items-center justify-between rounded-control px-3 hover:bg-brand-soft pointer-coarse:min-h-11"
          >
            <PaletteLabel label={label} kind="Page" />
          </a>
        </li>
      ))}
    </ul>
  );
}

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
  /** Other words for the suggestions. */
  synonyms: Site['search'];
  /** The minimum attendance, in percent; null if there is none. */
  threshold: number | null;
  duty: DutyRule;
}
