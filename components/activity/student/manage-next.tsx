import type { ReactNode } from 'react';
import type { ActivityPlace } from '@/components/activity/model/activity-state';
import type { ReviewStudent } from '@/components/activity/model/review';
import { PortalLink } from '@/components/page/portal-link';
import { useSends } from '@/components/session/use-current-record';
import { Button, buttonClass } from '@/components/ui/button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { routes } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import { change, now } from '@/lib/store/record';
import type { OwnActivity } from '@/lib/store/use-list';
import { SaveAgain, SendActivity } from './send-activity';

interface ManageNextProps {
  activity: OwnActivity;
  place: ActivityPlace;
  student: ReviewStudent;
  keys: readonly FacultyKey[];
  onEdit: () => void;
}

/** Shows what the student can do now with an activity; at most one button is filled. */
export function ManageNext({ activity, place, student, keys, onEdit }: ManageNextProps) {
  const canSend = useSends();
  if (place === 'saved') return <SendActivity {...{ activity, student, keys }} />;
  if (place === 'file' || place === 'teacher')
    return (
      canSend && (
        <Actions>
          <a className={buttonClass()} href={mailOf(activity, student, place)}>
            {place === 'file' ? 'Open the email' : 'Remind the teacher'}
          </a>
          {place === 'file' && (
            <Button onClick={() => void markGiven(activity)}>I have sent it</Button>
          )}
          <SaveAgain {...{ activity, student, keys }} />
        </Actions>
      )
    );
  return (
    <Actions>
      {place === 'approved' ? (
        <PortalLink href={routes.profile} className={buttonClass('primary')}>
          See it on your CV
        </PortalLink>
      ) : (
        <Button variant="primary" onClick={onEdit}>
          Edit and resubmit
        </Button>
      )}
    </Actions>
  );
}

function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-2 rounded-control bg-sunken p-3 print:hidden">
      {children}
    </div>
  );
}

/** An email to the teacher. The student adds the address, and the file. */
function mailOf(
  { name }: OwnActivity,
  { name: student, rollNumber }: ReviewStudent,
  place: 'file' | 'teacher',
): string {
  const subject =
    place === 'file' ? `Request for approval: ${name}` : `Reminder: “${name}” is waiting`;
  const body =
    place === 'file'
      ? `Please decide on “${name}”. The request file is attached.\n\n${student}, ${rollNumber}`
      : `“${name}” is waiting for your decision.\n\n${student}, ${rollNumber}`;
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

const markGiven = ({ id }: OwnActivity) =>
  workspace
    .write([change('activities', id, (stored) => stored && { ...stored, given: now() })])
    .catch(() => {});
