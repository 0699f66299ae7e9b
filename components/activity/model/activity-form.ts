import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { FormShape } from '@/lib/form/form-merge';
import type { OwnActivity } from '@/lib/store/use-list';
import { parseActivityValues, toActivityValues, type ActivityValues } from './activity-check';

export interface ActivityFormState {
  values: ActivityValues;
  /** The id of the chosen file. */
  file: string | null;
  /** The chosen file once it is read; null before that, or if there is none. */
  evidence: StoredPdf | null;
}

/** The fields that the form saves. */
export type ActivityFields = ReturnType<typeof parseActivityValues> & {
  evidence: StoredPdf | null;
};

/** Converts between a record and the state of its form. */
export const activityShape: FormShape<ActivityFormState, ActivityFields, Partial<OwnActivity>> = {
  fill: (record) => ({
    values: toActivityValues(record),
    file: record.evidence?.file ?? null,
    evidence: record.evidence ?? null,
  }),
  read: ({ values, file, evidence }) => ({
    ...parseActivityValues(values),
    // The original file may have been deleted; its id still distinguishes it from another.
    evidence: file === null ? null : (evidence ?? { file, name: '', size: 0, sha256: '' }),
  }),
};

export const emptyActivity = activityShape.fill({});
