import { limits } from '@/content/schema/limits';
import { PortalLink } from '@/components/page/portal-link';
import { optionClass, searchBoxClass } from '@/components/ui/button';
import type { Route } from '@/lib/site/routes';
import type { ShellAudience } from './audience';
import type { PaletteEntry } from './model/palette';

/** The accessible name of the box, and of the list of what it finds. */
export const paletteBox = 'Pages, actions and activities';

export function PaletteLabel({ label, kind }: Pick<PaletteEntry, 'label' | 'kind'>) {
  return (
    <>
      <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
      <span className="shrink-0 text-small text-muted">{kind}</span>
    </>
  );
}

export interface PaletteProps {
  side: ShellAudience['side'];
  pages: readonly { href: Route; label: string }[];
  /** Whether visitors who are not signed in see the sample. */
  hasSample: boolean;
  /** The college's time zone, as an IANA name. */
  timeZone: string;
}

export interface PaletteText {
  text: string;
  onText: (text: string) => void;
}

/** What the palette has until its code is loaded, also before the page is hydrated: a box for text, and the pages. */
export function PaletteStart({ pages, text, onText }: Pick<PaletteProps, 'pages'> & PaletteText) {
  return (
    <>
      <input
        // The browser focuses it, unless the page is hydrated: `focusStart` lets a screen reader read the title first.
        ref={(box) => box?.removeAttribute('autofocus')}
        autoFocus
        data-autofocus
        aria-label={paletteBox}
        value={text}
        onChange={({ target }) => onText(target.value)}
        autoComplete="off"
        maxLength={limits.search}
        className={searchBoxClass}
      />
      <ul className="mt-3">
        {pages.map(({ href, label }) => (
          <li key={href}>
            <PortalLink href={href} className={optionClass}>
              <PaletteLabel label={label} kind="Page" />
            </PortalLink>
          </li>
        ))}
      </ul>
    </>
  );
}
