import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { people } from '@/__tests__/fixture/demo-people';
import { wipeDevice } from '@/__tests__/components/settle';
import { credentialIssuer } from '@/components/credential/model/issuer';
import { TourSlot } from '@/components/shell/tour/tour-slot';
import { site } from '@/content/site';
import { currentRecord } from '@/lib/record/current';
import type { OpenedRecord } from '@/lib/record/person';
import { shownPerson, type SessionFlag } from '@/lib/record/session-flag';
import { tourKey } from '@/lib/record/tour';
import { personOf } from '@/tools/college/person-of';

const recordOf = (kind: 'student' | 'teacher') => {
  const record = people.find((one) => one.kind === kind)!;
  return { ...record, ...personOf(record), generation: 1, number: 1 } as OpenedRecord;
};

const flagOf = (kind: 'student' | 'teacher', isTour: boolean) => {
  const record = recordOf(kind);
  return { ...personOf(record), isTour, shown: shownPerson(record) } as unknown as SessionFlag;
};

function show(kind: 'student' | 'teacher', isTour = true) {
  const entry = (one: typeof kind) => [JSON.stringify(flagOf(one, true)), ''];
  const tour = { student: entry('student'), teacher: entry('teacher') };
  sessionStorage.setItem(tourKey, JSON.stringify(tour));
  const current = { flag: flagOf(kind, isTour), record: recordOf(kind), problem: null };
  jest.spyOn(currentRecord, 'snapshot').mockReturnValue(current);
  return render(<TourSlot issuer={credentialIssuer(site)} />);
}

afterEach(async () => {
  await wipeDevice();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

const strip = async () => within(await screen.findByRole('region', { name: 'Tour' }));

test('a student of the tour sees whose page it is, what to do, and one step', async () => {
  show('student');
  const tour = await strip();
  const tabs = within(tour.getByRole('navigation')).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('aria-current')])).toEqual([
    ['Student', 'page'],
    ['Teacher', null],
    ['Employer', null],
  ]);
  expect(tour.getByRole('status')).toHaveTextContent(
    /^You are .+, a student\. Hand in an activity to start\.$/,
  );
  expect(tour.getByRole('link', { name: 'Submit for Approval' })).toHaveAttribute(
    'href',
    '/Dashboard/?open=submit-activity',
  );
  expect(tour.getAllByRole('link')).toHaveLength(4);
});

test('Leave asks, and deletes the tour', async () => {
  show('teacher');
  const tour = await strip();
  expect(tour.getByRole('link', { name: 'Teacher' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(tour.getByRole('button', { name: 'Leave' }));
  const question = within(screen.getByRole('dialog', { name: 'Leave the tour?' }));
  expect(question.getByText('What you tried is deleted.')).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Leave the tour' }));
  await waitFor(() => expect(sessionStorage.getItem(tourKey)).toBeNull());
});

test('nobody else has the strip', () => {
  const { container } = show('student', false);
  expect(container.querySelector('#tour-strip')).toBeEmptyDOMElement();
});
