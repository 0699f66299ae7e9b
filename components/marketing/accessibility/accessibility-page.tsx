import { CheckIcon, MinusIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { SentenceList } from '@/components/marketing/evidence/evidence-frame';
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

const countOf = (wanted: string) => criteria.filter(({ state }) => state === wanted).length;

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

/** How far the site meets a criterion. */
type CriterionState = 'met' | 'partly' | 'none';

interface Criterion {
  number: string;
  level: 'A' | 'AA';
  name: string;
  state: CriterionState;
  /** What is missing, or why it does not apply. */
  note?: string;
}

type Row = [
  number: string,
  level: Criterion['level'],
  name: string,
  state?: CriterionState,
  note?: string,
];

const noMedia = 'The site has no audio and no video.';

const rows: readonly Row[] = [
  [
    '1.1.1',
    'A',
    'Non-text Content',
    'partly',
    'Pictures that the college or a student adds have the description that they are given.',
  ],
  ['1.2.1', 'A', 'Audio-only and Video-only (Prerecorded)', 'none', noMedia],
  ['1.2.2', 'A', 'Captions (Prerecorded)', 'none', noMedia],
  ['1.2.3', 'A', 'Audio Description or Media Alternative (Prerecorded)', 'none', noMedia],
  ['1.2.4', 'AA', 'Captions (Live)', 'none', noMedia],
  ['1.2.5', 'AA', 'Audio Description (Prerecorded)', 'none', noMedia],
  ['1.3.1', 'A', 'Info and Relationships'],
  ['1.3.2', 'A', 'Meaningful Sequence'],
  ['1.3.3', 'A', 'Sensory Characteristics'],
  ['1.3.4', 'AA', 'Orientation'],
  ['1.3.5', 'AA', 'Identify Input Purpose'],
  ['1.4.1', 'A', 'Use of Color'],
  ['1.4.2', 'A', 'Audio Control', 'none', 'The site plays no sound.'],
  ['1.4.3', 'AA', 'Contrast (Minimum)'],
  ['1.4.4', 'AA', 'Resize Text'],
  [
    '1.4.5',
    'AA',
    'Images of Text',
    'partly',
    'The home page has pictures of the portal with text in them. Their descriptions say what they show.',
  ],
  ['1.4.10', 'AA', 'Reflow'],
  ['1.4.11', 'AA', 'Non-text Contrast'],
  ['1.4.12', 'AA', 'Text Spacing'],
  ['1.4.13', 'AA', 'Content on Hover or Focus'],
  ['2.1.1', 'A', 'Keyboard'],
  ['2.1.2', 'A', 'No Keyboard Trap'],
  ['2.1.4', 'A', 'Character Key Shortcuts'],
  ['2.2.1', 'A', 'Timing Adjustable'],
  ['2.2.2', 'A', 'Pause, Stop, Hide'],
  ['2.3.1', 'A', 'Three Flashes or Below Threshold'],
  ['2.4.1', 'A', 'Bypass Blocks'],
  ['2.4.2', 'A', 'Page Titled'],
  ['2.4.3', 'A', 'Focus Order'],
  ['2.4.4', 'A', 'Link Purpose (In Context)'],
  ['2.4.5', 'AA', 'Multiple Ways'],
  ['2.4.6', 'AA', 'Headings and Labels'],
  ['2.4.7', 'AA', 'Focus Visible'],
  ['2.4.11', 'AA', 'Focus Not Obscured (Minimum)'],
  ['2.5.1', 'A', 'Pointer Gestures'],
  ['2.5.2', 'A', 'Pointer Cancellation'],
  ['2.5.3', 'A', 'Label in Name'],
  ['2.5.4', 'A', 'Motion Actuation', 'none', 'Nothing reacts to motion of the device.'],
  ['2.5.7', 'AA', 'Dragging Movements'],
  ['2.5.8', 'AA', 'Target Size (Minimum)'],
  ['3.1.1', 'A', 'Language of Page'],
  [
    '3.1.2',
    'AA',
    'Language of Parts',
    'partly',
    'A text in another script has the main language of that script. One in another language with Latin letters has none.',
  ],
  ['3.2.1', 'A', 'On Focus'],
  ['3.2.2', 'A', 'On Input'],
  ['3.2.3', 'AA', 'Consistent Navigation'],
  ['3.2.4', 'AA', 'Consistent Identification'],
  ['3.2.6', 'A', 'Consistent Help'],
  ['3.3.1', 'A', 'Error Identification'],
  ['3.3.2', 'A', 'Labels or Instructions'],
  ['3.3.3', 'AA', 'Error Suggestion'],
  ['3.3.4', 'AA', 'Error Prevention (Legal, Financial, Data)'],
  ['3.3.7', 'A', 'Redundant Entry'],
  ['3.3.8', 'AA', 'Accessible Authentication (Minimum)'],
  ['4.1.2', 'A', 'Name, Role, Value'],
  [
    '4.1.3',
    'AA',
    'Status Messages',
    'partly',
    'All are in a live region. A simulated screen reader reads them in our tests; not all were tried with a real one.',
  ],
];

/** The criteria of WCAG 2.2, levels A and AA, and how far the site meets each. */
export const criteria: readonly Criterion[] = rows.map(
  ([number, level, name, state = 'met', note]) => ({
    number,
    level,
    name,
    state,
    ...(note && { note }),
  }),
);
