import { render, screen, waitFor } from '@testing-library/react';
import { DuplicateNote } from '@/components/activity/student/duplicate-note';
import { Announcer } from '@/components/ui/announcer';
import { activities } from '@/content/student';

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
