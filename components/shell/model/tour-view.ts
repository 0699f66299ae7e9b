import { decisionOn } from '@/components/activity/model/decision';
import { decisionOf } from '@/components/activity/model/activity-history';
import { lettersAbout } from '@/components/drop/model/letter';
import { asset, routes } from '@/lib/site/routes';
import { sharedTour } from '@/lib/site/shared-waiting';
import type { Records } from '@/lib/store/record';
import { countText } from '@/lib/text/count';

/** The first names of the two people of the tour. */
export interface TourNames {
  student: string;
  teacher: string;
}

/** The text of the strip, and the next step. */
export interface TourView {
  text: string;
  step?: {
    label: string;
    href: string;
    /** The dialog that it opens if the page has it. */
    dialog?: string;
    /** The submission that it reviews. */
    submission?: string;
  };
}

const byNewest = <T>(records: Iterable<T>, at: (record: T) => string): T | undefined =>
  [...records].sort((one, other) => (at(one) < at(other) ? 1 : -1))[0];

/** The address of the shared page of the tour's student. */
export const employerLink = asset(routes.profile) + sharedTour;

/** The student's strip: hand in, where it is, what was decided. */
export function studentView(
  activities: Iterable<Records['activities']>,
  letters: Iterable<Records['letters']>,
  { student, teacher }: TourNames,
): TourView {
  const own = [...activities].filter(({ removed, fields }) => !removed && fields.history?.length);
  const last = byNewest(own, ({ fields }) => fields.history?.at(-1)?.at ?? '');
  const history = last?.fields.history ?? [];
  if (!last)
    return {
      text: `You are ${student}, a student. Hand in an activity to start.`,
      step: {
        label: 'Submit for Approval',
        href: `${asset(routes.dashboard)}?open=submit-activity`,
        dialog: 'submit-activity',
      },
    };
  const decision = decisionOf(history);
  if (decision?.what === 'approved')
    return {
      text: `${teacher} approved it.`,
      step: { label: 'See what an employer sees', href: employerLink },
    };
  if (decision)
    return {
      text: `${teacher} ${decision.what === 'rejected' ? 'rejected it' : 'asks for a change'}. Edit it, then submit it again.`,
    };
  const letter = lettersAbout(letters).get(last.id);
  const name = `“${last.fields.name ?? 'Your activity'}”`;
  if (!letter?.sentAt || letter.at < (history.at(-1)?.at ?? ''))
    return { text: `${name} is not sent yet. Send it under Your Activities.` };
  return {
    text: `${name} is with ${teacher}.`,
    step: { label: 'Decide it as the teacher', href: asset(routes.facultyDashboard) },
  };
}

const verbs = { approved: 'approved', rejected: 'rejected', returned: 'asked for a change of' };

/** The teacher's strip: what arrived from the student, and the way back once it is decided. */
export function teacherView(
  submissions: Iterable<Records['submissions']>,
  { student, teacher }: TourNames,
): TourView {
  const received = [...submissions].filter(({ letter }) => letter);
  const waiting = received.filter((one) => !decisionOn(one));
  const last = byNewest(waiting, ({ at }) => at);
  if (last)
    return {
      text: `${countText(waiting.length, ['request', 'requests'])} from ${student} ${waiting.length === 1 ? 'has arrived. In a college it comes' : 'have arrived. In a college they come'} as a letter or a file.`,
      step: { label: 'Review it', href: asset(routes.facultyDashboard), submission: last.id },
    };
  const decided = byNewest(received, (one) => decisionOn(one)?.at ?? '');
  if (!decided)
    return {
      text: `You are ${teacher}, a teacher. Decide a sample request, or take the register.`,
    };
  return {
    text: `You ${verbs[decisionOn(decided)?.what ?? 'approved']} “${decided.fields.name}”.`,
    step: { label: `See it as ${student}`, href: asset(routes.dashboard) },
  };
}

export const employerView: TourView = {
  text: 'This is the page behind the shared link: no login, no portal around it.',
};
