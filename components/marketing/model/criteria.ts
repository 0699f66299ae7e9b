/** The degree to which the site meets a criterion. */
export type CriterionState = 'met' | 'partly' | 'none';

interface Criterion {
  number: string;
  level: 'A' | 'AA';
  name: string;
  state: CriterionState;
  /** A note on what is missing, or why it does not apply. */
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

/** Returns how many criteria are in one of these states. */
export const countOf = (...states: readonly CriterionState[]) =>
  criteria.filter(({ state }) => states.includes(state)).length;
