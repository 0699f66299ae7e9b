import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { SentenceList } from '@/components/marketing/evidence/evidence-frame';
import { countOf, criteria, type CriterionState } from '@/components/marketing/model/criteria';
import type { Site } from '@/content/schema/site';

const works = [
  'Everything works with the keyboard alone. A link at the top of each page skips to its content, and the focus is visible and returns after a dialog.',
  'Text and controls have the contrast of level AA in the light and in the dark theme, and a higher one if your system asks for it.',
  'Pages fit a window of 320 pixels without sideways scrolling, and nothing is cut off at twice the text size.',
  'Forms say in words what is wrong, next to the field, and move the focus to the field or to a list of all errors. What is deleted, imported or decided can be undone until the page is left; Logout asks before it deletes.',
  'Messages, results and errors are in a live region, so that a screen reader can read them without moving the focus.',
  'Every chart has a table with its data. Every page can be read without JavaScript. Motion is reduced if your system asks for it.',
];

const gaps = [
  'No person who uses a screen reader has tried the site yet, and nobody outside the project has audited it.',
  'NVDA, JAWS, VoiceOver, TalkBack, speech control and screen magnifiers were not tested.',
  'On a touch screen, most buttons, fields and links are 44 pixels high. The others are at least 24 pixels high, or as high as the line of text that they are in; on the pages, they have 44 pixels to themselves.',
  'A message that repeats the one before it may not be read again.',
  'If you release Control before K in Ctrl+K, Orca takes what you type in the search of pages as commands. The button “Search pages and actions” always works.',
  'The site is in English.',
  'Pictures, PDFs and links that a college or a student adds are as accessible as they make them.',
];

const tests = [
  'axe-core 4.14 on every page, in both themes, at 1440 and 375 pixels, with menus, dialogs and lists open and forms with errors.',
  'The contrast of every pair of colours, keyboard use of forms, dialogs, menus and tables, large text, narrow windows, forced colours, print, and pages without JavaScript, in Chromium. The main tasks also in Firefox and WebKitGTK.',
  'A simulated screen reader: a message must be read only once, the name of a dialog when it opens, and a field with its error. Before a release, a person tries the main tasks with a screen reader.',
];

const Section = ({
  id,
  heading,
  children,
}: {
  id: string;
  heading: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className="mt-10 max-w-4xl border-t border-line pt-6">
    <h2 id={id} className="text-heading">
      {heading}
    </h2>
    {children}
  </section>
);

/** For people who use the site: what works, what does not, how to report a barrier, and the criteria of WCAG 2.2. */
export function AccessibilityPage({
  site,
}: {
  site: Pick<Site, 'product' | 'college' | 'helpCentre'>;
}) {
  const { product, college, helpCentre } = site;
  return (
    <>
      <h1 className="text-[min(var(--text-figure),13vw)] leading-[1.08] tracking-[-0.025em]">
        Accessibility
      </h1>
      <p className="mt-4 max-w-2xl text-lead text-muted">
        {product} aims at the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every
        page. It is partially conformant, by a self-assessment of November 2026.
      </p>
      <Section id="report" heading="Report a barrier">
        <p className="mt-3">
          Write to{' '}
          <a
            href={`mailto:${helpCentre.email}`}
            className="font-semibold wrap-anywhere text-brand underline underline-offset-4"
          >
            {helpCentre.email}
          </a>{' '}
          at <bdi>{college}</bdi>. Say which page it is, what you wanted to do, and which browser
          and software you use.
        </p>
      </Section>
      <Section id="state" heading="What works, and what does not">
        <div className="mt-4 space-y-6">
          <SentenceList
            heading="What works"
            sentences={works}
            icon={<CheckIcon className="mt-1 size-4 shrink-0 text-approved" aria-hidden="true" />}
          />
          <SentenceList
            heading="What does not work yet, or is not known"
            sentences={gaps}
            icon={<MinusIcon className="mt-1 size-4 shrink-0 text-pending" aria-hidden="true" />}
          />
          <SentenceList
            heading="How it is tested"
            sentences={tests}
            icon={<CheckIcon className="mt-1 size-4 shrink-0 text-approved" aria-hidden="true" />}
          />
        </div>
      </Section>
      <Section id="criteria" heading="Every criterion">
        <p className="mt-3">
          Of the {criteria.length} criteria of levels A and AA, {countOf('met')} are met,{' '}
          {countOf('partly')} are partly met, and {countOf('none')} do not apply.
        </p>
        <CriteriaTable />
      </Section>
    </>
  );
}

const stateNames: Record<CriterionState, string> = {
  met: 'Met',
  partly: 'Partly met',
  none: 'Does not apply',
};

const cellClass = 'py-2 pe-4 align-top max-sm:block max-sm:py-0';

/** Every criterion and how far the site meets it; on a phone each row is a block. */
function CriteriaTable() {
  return (
    <table className="mt-4 w-full max-w-4xl text-start text-note">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line">
          {['Criterion', 'Level', 'State'].map((name) => (
            <th key={name} scope="col" className="py-2 pe-4 text-start font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {criteria.map(({ number, level, name, state, note }) => (
          <tr key={number} className="border-b border-line max-sm:block max-sm:py-2">
            <th scope="row" className={`${cellClass} text-start font-normal`}>
              {number} {name}
            </th>
            <td className={cellClass}>
              <span className="sm:hidden">Level </span>
              {level}
            </td>
            <td className={cellClass}>
              <span className={state === 'partly' ? 'font-semibold text-pending' : ''}>
                {stateNames[state]}
              </span>
              {note && <span className="block text-muted">{note}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
