import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { wipeDevice } from '@/__tests__/components/settle';
import { RequestForm } from '@/components/activity/student/activity-exchange-dialog';
import { DuplicateNote } from '@/components/activity/student/duplicate-note';
import { Announcer } from '@/components/ui/announcer';
import { activities } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { toFileRecord } from '@/lib/store/file';
import { put } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';

test('the same certificate is read when it is found', async () => {
  const activity = { ...activities[0]!, origin: 'content' as const, changed: false };
  render(
    <>
      <DuplicateNote
        id="other"
        duplicate={{ activity, reason: 'file' }}
        isOther={false}
        error={null}
        onChange={() => {}}
      />
      <Announcer />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`“${activity.name}” (`));
});

describe('A request', () => {
  const student = { name: 'Aarav Sharma', rollNumber: '25CSE1042' };
  const saves = catchSavedFiles();

  beforeAll(makeFilesReadable);

  afterEach(wipeDevice);

  const waiting = (id: string, name: string): OwnActivity => ({
    id,
    name,
    status: 'Pending',
    category: 'Course',
    dateAdded: '2026-01-30',
    origin: 'device',
    changed: false,
  });

  async function withEvidence() {
    const file = await toFileRecord(new File(['%PDF-1.4'], 'certificate.pdf'), 'certificate.pdf');
    const { id, name, size, sha256 } = file;
    return {
      file,
      activity: { ...waiting('chess', 'Chess'), evidence: { file: id, name, size, sha256 } },
    };
  }

  const save = () => screen.getByRole('button', { name: 'Save request file' });

  describe('a request file', () => {
    it('includes every pending activity', async () => {
      const both = [waiting('a', 'Chess'), waiting('b', 'Go')];
      render(<RequestForm student={student} keys={[]} waiting={both} />);
      expect(screen.getAllByRole('listitem')).toHaveLength(2);
      await userEvent.setup().click(save());
      expect(
        await screen.findByText(/^edify-request-25CSE1042-.*to your browser to save/),
      ).toBeVisible();
      expect(saves).toHaveBeenCalledTimes(1);
    });

    it('includes the evidence stored on this device', async () => {
      const { file, activity } = await withEvidence();
      await workspace.write([put('files', file)]);
      render(<RequestForm student={student} keys={[]} waiting={[activity]} />);
      expect(screen.getByText('Course, certificate.pdf (1 kB)')).toBeVisible();
      await userEvent.setup().click(save());
      await waitFor(() => expect(saves).toHaveBeenCalledTimes(1));
    });

    it('is not created if the browser lost the evidence, and the file is named', async () => {
      const { activity } = await withEvidence();
      render(<RequestForm student={student} keys={[]} waiting={[activity]} />);
      await userEvent.setup().click(save());
      expect(
        await screen.findByText(/^The browser has lost the content of certificate\.pdf/),
      ).toBeVisible();
      expect(screen.getByText('No file was made.')).toBeVisible();
      expect(saves).not.toHaveBeenCalled();
    });

    it('is not offered when nothing is pending', () => {
      render(<RequestForm student={student} keys={[]} waiting={[]} />);
      expect(screen.getByText(/^None of your activities is waiting for a decision/)).toBeVisible();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
    });
  });
});
