import fc from 'fast-check';
import { findEntries, type PaletteEntry } from '@/components/shell/model/palette';
import { queryMail, queryText } from '@/components/shell/model/query-mail';
import { employerLink, studentView, teacherView } from '@/components/shell/model/tour-view';
import type { Records } from '@/lib/store/record';

const entry = (label: string, keywords = ''): PaletteEntry => ({
  id: label,
  kind: 'Page',
  label,
  keywords,
});
const entries = [
  entry('My Profile'),
  entry('Dashboard'),
  entry('Export as CV', 'resume print pdf'),
  entry('Share Profile Via Link'),
  entry('Résumé workshop'),
];
const found = (text: string) => findEntries(entries, text).map(({ label }) => label);

describe('the palette', () => {
  test('lists everything in order when nothing is typed', () => {
    expect(findEntries(entries, '  ')).toEqual(entries);
  });

  test('lists names that start with the text first', () => {
    expect(found('pro')).toEqual(['My Profile', 'Share Profile Via Link']);
    expect(found('r')[0]).toBe('Résumé workshop');
  });

  test('matches keywords, without regard to case and accents', () => {
    expect(found('RESUME')).toEqual(['Résumé workshop', 'Export as CV']);
  });

  test('matches all words, in any order', () => {
    expect(found('link share')).toEqual(['Share Profile Via Link']);
    expect(found('share dashboard')).toEqual([]);
  });

  test('finds the start of a word in every script', () => {
    const all = [entry('இயற்பியல் ஆய்வகம்'), entry('புதிய ஆய்வகம்'), entry('மறு-ஆய்வகம்')];
    const labels = findEntries(all, 'ஆய்வகம்').map(({ label }) => label);
    expect(labels).toEqual(all.map(({ label }) => label));
    expect(findEntries([entry('Xஆய்வகம்'), ...all], 'ஆய்')[0]).toBe(all[0]);
  });

  test('never invents or repeats an entry, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const result = findEntries(entries, text);
        expect(new Set(result).size).toBe(result.length);
        expect(result.every((one) => entries.includes(one))).toBe(true);
      }),
    );
  });
});

const query = {
  subject: 'My credits & grade',
  message: 'Why is it 2?\nI count 3 = 1 + 2.',
  page: 'https://edify.example/Dashboard/',
  build: 'Edify 0.1.0',
};

describe('a query to the help desk', () => {
  test('contains the page and the version of the site', () => {
    expect(queryText(query)).toContain('Page: https://edify.example/Dashboard/\nSite: Edify 0.1.0');
  });

  test('opens an email with the subject and text as typed', () => {
    const address = new URL(queryMail('desk@edify.example', query) ?? '');
    expect(address.pathname).toBe('desk@edify.example');
    expect(address.searchParams.get('subject')).toBe(query.subject);
    expect(address.searchParams.get('body')).toBe(queryText(query).replaceAll('\n', '\r\n'));
  });

  test('has no email link if it is too long for email programs', () => {
    expect(queryMail('desk@edify.example', { ...query, message: 'x'.repeat(2000) })).toBeNull();
  });
});

const names = { student: 'Pranav', teacher: 'Prof. Deshmukh' };
const at = '2026-11-28T08:00:00.000Z';
const later = '2026-11-28T09:00:00.000Z';

type Step = { what: string; at: string; by?: string };

const activity = (...history: Step[]) =>
  ({
    ...{ id: 'a', origin: 'device', removed: false, at },
    fields: { name: 'Robotics for Everyone', history },
  }) as unknown as Records['activities'];

const letter = {
  ...{ id: 'l', direction: 'out', kind: 'request', at, sentAt: at, state: 'sent' },
  ...{ with: 'PG', about: ['a'] },
} as unknown as Records['letters'];

const submitted = { what: 'submitted', at };
const decided = (what: string) => ({ what, at: later, by: 'Prof. Samarth Deshmukh' });

test.each([
  [[], [], 'You are Pranav, a student. Hand in an activity to start.', 'Submit for Approval'],
  [
    [activity(submitted)],
    [],
    '“Robotics for Everyone” is not sent yet. Send it under Your Activities.',
  ],
  [
    [activity(submitted)],
    [letter],
    '“Robotics for Everyone” is with Prof. Deshmukh.',
    'Decide it as the teacher',
  ],
  [
    [activity(submitted, decided('approved'))],
    [letter],
    'Prof. Deshmukh approved it.',
    'See what an employer sees',
  ],
  [
    [activity(submitted, decided('returned'))],
    [letter],
    'Prof. Deshmukh asks for a change. Edit it, then submit it again.',
  ],
] as const)(
  'the student reads what happened last, and has at most one step',
  (own, sent, text, label = undefined) => {
    const view = studentView(own, sent, names);
    expect(view.text).toBe(text);
    expect(view.step?.label).toBe(label);
  },
);

test('an approved activity leads to the page of the employer', () => {
  const view = studentView([activity(submitted, decided('approved'))], [letter], names);
  expect(view.step?.href).toBe(employerLink);
});

const submission = (id: string, ...history: Step[]) =>
  ({
    ...{ id, at, letter: 'l', revision: 'r', status: history.length > 1 ? 'Approved' : 'Pending' },
    ...{ fields: { name: 'Robotics for Everyone' }, history },
  }) as unknown as Records['submissions'];

test('the teacher reads how many requests arrived, and then what was decided', () => {
  expect(teacherView([], names).step).toBeUndefined();
  const one = teacherView([submission('s', submitted)], names);
  expect(one.text).toBe(
    '1 request from Pranav has arrived. In a college it comes as a letter or a file.',
  );
  expect(one.step).toMatchObject({ label: 'Review it', submission: 's' });
  const two = teacherView([submission('s', submitted), submission('t', submitted)], names);
  expect(two.text).toMatch(/^2 requests from Pranav have arrived/);
  const back = teacherView([submission('s', submitted, decided('approved'))], names);
  expect(back.text).toBe('You approved “Robotics for Everyone”.');
  expect(back.step?.label).toBe('See it as Pranav');
});
