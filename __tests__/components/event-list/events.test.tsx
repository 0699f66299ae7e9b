import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { issuer } from '@/__tests__/components/credential/sample';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, startAt, writeToDevice } from '@/__tests__/components/settle';
import { Events } from '@/components/event-list/faculty/events';
import { makeKey } from '@/components/exchange/model/signature';
import { ToastRegion } from '@/components/page/toast-region';
import rules from '@/content/activity-rules.json';
import type { ActivityRules } from '@/content/schema/activity-rules';
import type { RegisteredStudent } from '@/content/schema/record/teacher-record';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';

const by = { name: 'Prof. Deshmukh', employeeId: 'FAC-0311' };
const students = ['24CSE3018', '24CSE3042', '24CSE3005'].map((rollNumber) => ({
  ...{ name: `Name of ${rollNumber}`, rollNumber, section: 'CSE-C', activities: [] },
})) as unknown as RegisteredStudent[];
const page = () =>
  renderSettled(
    <>
      <Events
        students={students}
        rules={rules as unknown as ActivityRules}
        {...{ by, issuer, timeZone: 'Asia/Kolkata' }}
      />
      <ToastRegion placement="window" />
    </>,
  );
const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saves = catchSavedFiles();

beforeAll(makeFilesReadable);
startAt('2026-10-15T11:00:00+05:30');
afterEach(() => (window.location.hash = ''));

async function newEvent() {
  window.location.hash = 'new';
  await page();
  fill('Name', 'Code Sprint 2026');
  fill('Organiser', 'Department of Computer Science');
  fill('Category', 'Hackathon');
  fill('Level', 'National');
  fill('First day', '2026-10-14');
  fill('Last day', '2026-10-14');
  expect(screen.getByText('15 points')).toBeVisible();
  await press('Save and add people');
  await screen.findByRole('heading', { name: 'Code Sprint 2026' });
}
const paste = async (text: string) => {
  fill('Roll numbers, from a sheet or a message', text);
  await press(/^Add/);
};
const people = () => screen.queryAllByRole('rowheader').map((one) => one.closest('tr')!);

test('A new event gets people from a text, newest first, and each is taken back', async () => {
  await newEvent();
  await paste('24CSE3018, 24ECE1017\nX-9999');
  await waitFor(() => expect(people()).toHaveLength(3));
  expect(people().map((one) => one.textContent)).toEqual([
    expect.stringMatching(/X-9999.*no such number\?/),
    expect.stringMatching(/24ECE1017.*by the office/),
    expect.stringMatching(/Name of 24CSE3018.*my student/),
  ]);
  expect(screen.getByText('2 approved activities with 15 points and a credential')).toBeVisible();
  expect(screen.getByText('The list to the office, 1 person left out')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'To look at 1' }));
  expect(people()).toHaveLength(1);
  await press('Take out X-9999');
  await waitFor(() => expect(people()).toHaveLength(0));
  await press(/^Undo/);
  await waitFor(() => expect(people()).toHaveLength(1));
});

test('People are chosen from a section, without those who are in the list', async () => {
  await newEvent();
  await paste('24CSE3018');
  await press('From a section');
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 of CSE-C' }));
  await press('Add 2');
  await waitFor(() => expect(people()).toHaveLength(3));
});

test('Without a key nothing is signed; with one, the office gets a signed file', async () => {
  await newEvent();
  await paste('24CSE3018 24ECE1017');
  expect(await screen.findByRole('link', { name: 'Settings' })).toBeVisible();
  await writeToDevice(put('keys', await makeKey(by)));
  await press('Sign and save for the office');
  await waitFor(() =>
    expect(saves).toHaveBeenCalledWith(expect.stringMatching(/^edify-event-FAC-0311/i)),
  );
  expect(await screen.findByText('Everybody in the list is signed for.')).toBeVisible();
  // From now on, somebody leaves with a reason only.
  await press('Take out 24CSE3018');
  await user.type(await screen.findByLabelText('Reason'), 'Left early');
  await press('Take out');
  await waitFor(async () =>
    expect((await workspace.all('eventLists'))[0]?.people).toMatchObject([
      { state: 'out', why: 'Left early' },
      { state: 'in' },
    ]),
  );
});
