import { webAddress } from '@/components/profile/model/profile-record';
import type { FieldError } from '@/components/ui/error-summary';
import { limits } from '@/content/schema/limits';
import { toPicture, type Shape } from '@/lib/file/picture';
import { checkFields, checkLength, readFields, showFields, type Field } from '@/lib/form/field';
import type { FormContent } from '@/lib/form/form-content';
import type { FormDraft } from '@/lib/form/form-draft';
import type { FormShape, FormMerge } from '@/lib/form/form-merge';
import { deleteWithUndo } from '@/lib/store/deletion';
import { workspace } from '@/lib/store/device';
import { type FieldsOf, addToList, restoreInList, removeFromList } from '@/lib/store/overlay';
import { remove, type Change, type Records } from '@/lib/store/record';
import type { OwnAchievement, OwnEntry, OwnProject } from '@/lib/store/use-list';
import { writeWithUndo } from '@/lib/store/write-with-undo';

/** The lists of the profile that a student can edit. */
export type ProfileList = 'achievements' | 'projects' | 'entries';

export type ProfileItem = OwnAchievement | OwnProject | OwnEntry;

/** The fields that a list's form saves. */
type ProfileFields = Omit<FieldsOf<ProfileList>, 'picture'> & { picture: string | null };

/** Form values by field name. */
export type Values = Readonly<Record<string, string>>;

export interface ProfileField extends Field<string> {
  label: string;
  hint?: string;
  maxLength: number;
  required: boolean;
  variant?: 'line' | 'lines' | 'address';
  options?: readonly { value: string; text: string }[];
}

interface ProfileListConfig {
  title: string;
  /** The noun for one record, for use in a sentence. */
  singular: string;
  /** Start of the draft keys of its forms. */
  draftPrefix: string;
  /** The part of a picture that is stored. */
  shape: Shape;
  fields: Readonly<Record<string, ProfileField>>;
}

/** A field that is trimmed; `missing` is the error if it is empty. */
function profileField({
  missing = '',
  ...field
}: Omit<ProfileField, 'check' | 'read' | 'required'> & { missing?: string }): ProfileField {
  return {
    ...field,
    required: missing !== '',
    check: (text) => {
      const value = text.trim();
      if (!value) return missing || null;
      const tooLong = checkLength(value, field.maxLength, field.label.replace(' (optional)', ''));
      if (tooLong || field.variant !== 'address' || webAddress(value) !== undefined) return tooLong;
      return 'This is not a web address. Use the form https://example.org/page, with no spaces.';
    },
    read: (text) => text.trim(),
  };
}

/** The names and form fields of each list. The limits match the schema of the device's store. */
export const profileLists: Record<ProfileList, ProfileListConfig> = {
  achievements: {
    title: 'Achievements',
    singular: 'achievement',
    draftPrefix: 'achievement',
    shape: 'square',
    fields: {
      name: profileField({
        label: 'Name',
        hint: 'The skill or certificate, for example SQL.',
        maxLength: limits.achievement.name,
        missing: 'Enter a name for the achievement.',
      }),
    },
  },
  projects: {
    title: 'Project Showcase',
    singular: 'project',
    draftPrefix: 'project',
    shape: 'whole',
    fields: {
      title: profileField({
        label: 'Title',
        maxLength: limits.project.title,
        missing: 'Enter a title for the project.',
      }),
      technology: profileField({
        label: 'Technology',
        hint: 'What it is built with, for example React, SQLite.',
        maxLength: limits.project.technology,
        missing: 'Enter the technology of the project.',
      }),
      about: profileField({
        label: 'About (optional)',
        hint: 'What it does and how it works, in a few sentences.',
        maxLength: limits.project.about,
        variant: 'lines',
      }),
      href: {
        ...profileField({
          label: 'Link (optional)',
          hint: 'The address of the project, starting with https://',
          maxLength: limits.link,
          variant: 'address',
        }),
        read: (text) => text.trim() || '#',
        show: (href) => (href && href !== '#' ? href : ''),
      },
    },
  },
  entries: {
    title: 'Recent Activities and Internship',
    singular: 'entry',
    draftPrefix: 'entry',
    shape: 'square',
    fields: {
      kind: {
        ...profileField({
          label: 'Kind',
          maxLength: 20,
          options: [
            { value: 'activity', text: 'Activity' },
            { value: 'internship', text: 'Internship' },
          ],
        }),
        read: (text) => (text === 'internship' ? text : 'activity'),
        show: (kind) => kind ?? 'activity',
      },
      title: profileField({
        label: 'Title',
        hint: 'The role or activity.',
        maxLength: limits.entry.title,
        missing: 'Enter the role or activity.',
      }),
      description: profileField({
        label: 'Description',
        hint: 'The organisation or topic.',
        maxLength: limits.entry.description,
        missing: 'Enter the organisation or topic.',
      }),
      date: profileField({
        label: 'Date',
        hint: 'How the date should appear, for example Jun 2025 - Jul 2025.',
        maxLength: limits.entry.date,
        missing: 'Enter a date or date range.',
      }),
    },
  },
};

export function titleOf(item: ProfileItem): string {
  return 'name' in item ? item.name : item.title;
}

/** Converts between a record of the list and its form. */
export function shapeOf(
  list: ProfileList,
): FormShape<FormContent, ProfileFields, Partial<ProfileItem>> {
  const { fields } = profileLists[list];
  return {
    fill: (record) => ({
      values: showFields(fields, record as Readonly<Record<string, string>>),
      file: record.picture ? { file: record.picture } : null,
      files: [],
    }),
    read: ({ values, file }) =>
      ({ ...readFields(fields, values), picture: file?.file ?? null }) as unknown as ProfileFields,
  };
}

/** The errors of a form, in the order of its fields. A value that has not changed is only checked for being empty. */
export function checkValues(list: ProfileList, values: Values, before: Values): FieldError[] {
  return checkFields(profileLists[list].fields, values).filter(({ field }) => {
    const value = values[field]?.trim();
    return !value || value !== before[field];
  });
}

/** Prepares a picture and stores it in place of the previous one. Returns the errors. */
export function choosePicture(
  draft: Pick<FormDraft, 'choose'>,
  chosen: File,
  shape: Shape,
): Promise<readonly string[]> {
  return draft.choose(async () => {
    const picture = await toPicture(chosen, shape);
    return typeof picture === 'string' ? { errors: [picture] } : { stored: [picture] };
  }, `${chosen.name} could not be saved on this device. Free up space and choose it again.`);
}

/** The form's input merged with the record as stored at the time of saving. */
type RecordMerge = FormMerge<FormContent, ProfileFields, Partial<ProfileItem>>;

/** Adds a record (`item` is null) or changes one, removes its draft and returns its id. Rejects if the write fails. */
export async function saveRecord(
  list: ProfileList,
  item: ProfileItem | null,
  merge: RecordMerge,
  draft: Change,
): Promise<string> {
  const fields = merge.filled as FieldsOf<ProfileList>;
  const record = item ? merge.save(list, item) : addToList(list, omitEmptyPicture(fields));
  const { values } = merge.typed;
  const title = values['name'] ?? values['title'] ?? '';
  const isSame = item && JSON.stringify(merge.shape.fill(item)) === JSON.stringify(merge.typed);
  const changes = [record, merge.with(draft)];
  const text = `${title.trim()} ${item ? 'changed' : 'added'}.`;
  if (isSame) await workspace.write(changes);
  else await writeWithUndo(changes, text, { save: merge });
  return record.id;
}

/** A new record without a picture has no `picture` field. */
function omitEmptyPicture({ picture, ...fields }: FieldsOf<ProfileList>): FieldsOf<ProfileList> {
  return (picture ? { ...fields, picture } : fields) as FieldsOf<ProfileList>;
}

/** Removes a record from its list, together with its drafts. */
export async function removeRecord(
  list: ProfileList,
  item: ProfileItem,
  drafts: readonly Records['drafts'][],
  onUndone: () => void,
) {
  const changes = [removeFromList(list, item), ...drafts.map(({ id }) => remove('drafts', id))];
  const name = titleOf(item);
  await deleteWithUndo(changes, { name, text: `${name} removed.`, onUndone });
}

/** Shows college records again that were removed on this device. Rejects if the write fails. */
export async function restoreRecords(list: ProfileList, ids: readonly string[]) {
  await workspace.write(ids.map((id) => restoreInList(list, id)));
}
