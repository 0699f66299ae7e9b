import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { YourActivities } from '@/components/activity/student/your-activities';
import { activityRules } from '@/content/campus';
import { student } from '@/content/student';
import { filledActivity } from '../model/filled-activity';

jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => true,
  useCurrentRecord: () => ({ flag: { name: 'somebody' } }),
}));

const saves = catchSavedFiles();

beforeAll(makeFilesReadable);

afterEach(wipeDevice);

test('a submission says that it is not sent until its file is made', async () => {
  await writeToDevice(...submitActivityChanges(filledActivity, null, '2026-11-21'));
  await renderSettled(
    <YourActivities activities={[]} student={student} keys={[]} rules={activityRules} />,
  );
  const row = () => screen.getByRole('row', { name: new RegExp(filledActivity.name) });
  expect(row()).toHaveTextContent('Not sent yet');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await user.click(await screen.findByRole('button', { name: 'Save request file' }));
  expect(await screen.findByText(/given to your browser to save\.$/)).toBeVisible();
  expect(saves).toHaveBeenCalledWith(expect.stringMatching(/^edify-request-/));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(row()).toHaveTextContent('File made, not sent yet'));
  await user.click(screen.getByRole('button', { name: /^Manage/ }));
  await user.click(await screen.findByRole('button', { name: 'I have sent it' }));
  await waitFor(() => expect(row()).toHaveTextContent('With the teacher since today'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('With the teacher since today')).toBeVisible();
  expect(dialog.getByText('With the teacher').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  );
});

test('the form of a student who is signed in offers to send the activity', async () => {
  await renderSettled(
    <YourActivities activities={[]} student={student} keys={[]} rules={activityRules} />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  expect(
    await screen.findByRole('checkbox', { name: /^Save a file for the faculty/ }),
  ).toBeChecked();
  expect(screen.getByText(/^The file is not encrypted/)).toBeVisible();
});
