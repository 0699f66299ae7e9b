import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { FormShape } from '@/lib/form/form-merge';
import type { OwnActivity } from '@/lib/store/use-list';
import { parseActivityValues, toActivityValues, type ActivityValues } from './activity-check';

/** What the form of an activity holds. */
export interface ActivityFormState {
  values: ActivityValues;
  /** The file that was chosen, by its id. */
  file: string | null;
  /** The same file once it is read; null before, and where there is none. */
  evidence: StoredPdf | null;
}

/** The fields that the form of an activity saves. */
export type ActivityFields = ReturnType<typeof parseActivityValues> & {
  evidence: StoredPdf | null;
};

/** How the form of an activity holds it. */
export const activityShape: FormShape<ActivityFormState, ActivityFields, Partial<OwnActivity>> = {
  fill: (record) => ({
    values: toActivityValues(record),
    file: record.evidence?.file ?? null,
    evidence: record.evidence ?? null,
  }),
  read: ({ values, file, evidence }) => ({
    ...parseActivityValues(values),
    // What the form opened with may be gone by now, and is still told from another by its id.
    evidence: file === null ? null : (evidence ?? { file, name: '', size: 0, sha256: '' }),
  }),
};

/** The form of a new activity. */
export const emptyActivity = activityShape.fill({});
