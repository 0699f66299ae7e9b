import { limits } from '@/content/schema/limits';
import type { RecordFormState } from '@/components/profile/model/picture-draft';
import { centred } from '@/lib/file/crop';
import type { Shape } from '@/lib/file/picture';
import type { FormShape } from '@/lib/form/form-merge';
import type { FieldsOf } from '@/lib/store/overlay';
import type { OwnAchievement, OwnEntry, OwnProject } from '@/lib/store/use-list';

/** The lists of the profile that a student can edit. */
export type ProfileList = 'achievements' | 'projects' | 'entries';

export type ProfileItem = OwnAchievement | OwnProject | OwnEntry;

/** The fields that a list's form saves. */
export type ProfileFields = Omit<FieldsOf<ProfileList>, 'picture'> & { picture: string | null };

/** Form values by field name. */
export type Values = Readonly<Record<string, string>>;

export interface ProfileField {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** The error for an empty field; a field without one is optional. */
  requiredMessage?: string;
  variant?: 'line' | 'lines' | 'address';
  options?: readonly { value: string; text: string }[];
}

interface ProfileListConfig<S extends ProfileList> {
  title: string;
  /** The noun for one record, for use in a sentence. */
  singular: string;
  /** Start of the draft keys of its forms. */
  draftPrefix: string;
  /** The part of a picture that is stored. */
  shape: Shape;
  fields: readonly ProfileField[];
  /** Converts valid form values to record fields. */
  toFields: (values: Values) => Omit<FieldsOf<S>, 'picture'>;
}

const text = (values: Values, name: string) => values[name]?.trim() ?? '';

/** The names and form fields of each list. */
export const profileLists: { [S in ProfileList]: ProfileListConfig<S> } = {
  achievements: {
    title: 'Achievements',
    singular: 'achievement',
    draftPrefix: 'achievement',
    shape: centred,
    fields: [
      {
        name: 'name',
        label: 'Name',
        hint: 'The skill or certificate, for example SQL.',
        maxLength: limits.achievement.name,
        requiredMessage: 'Enter a name for the achievement.',
      },
    ],
    toFields: (values) => ({ name: text(values, 'name') }),
  },
  projects: {
    title: 'Project Showcase',
    singular: 'project',
    draftPrefix: 'project',
    shape: 'whole',
    fields: [
      {
        name: 'title',
        label: 'Title',
        maxLength: limits.project.title,
        requiredMessage: 'Enter a title for the project.',
      },
      {
        name: 'technology',
        label: 'Technology',
        hint: 'What it is built with, for example React, SQLite.',
        maxLength: limits.project.technology,
        requiredMessage: 'Enter the technology of the project.',
      },
      {
        name: 'about',
        label: 'About (optional)',
        hint: 'What it does and how it works, in a few sentences.',
        maxLength: limits.project.about,
        variant: 'lines',
      },
      {
        name: 'href',
        label: 'Link (optional)',
        hint: 'The address of the project, starting with https://',
        maxLength: limits.link,
        variant: 'address',
      },
    ],
    toFields: (values) => ({
      title: text(values, 'title'),
      technology: text(values, 'technology'),
      about: text(values, 'about'),
      href: (text(values, 'href') || '#') as '#',
    }),
  },
  entries: {
    title: 'Recent Activities and Internship',
    singular: 'entry',
    draftPrefix: 'entry',
    shape: centred,
    fields: [
      {
        name: 'kind',
        label: 'Kind',
        maxLength: 20,
        options: [
          { value: 'activity', text: 'Activity' },
          { value: 'internship', text: 'Internship' },
        ],
      },
      {
        name: 'title',
        label: 'Title',
        hint: 'The role or activity.',
        maxLength: limits.entry.title,
        requiredMessage: 'Enter the role or activity.',
      },
      {
        name: 'description',
        label: 'Description',
        hint: 'The organisation or topic.',
        maxLength: limits.entry.description,
        requiredMessage: 'Enter the organisation or topic.',
      },
      {
        name: 'date',
        label: 'Date',
        hint: 'How the date should appear, for example Jun 2025 - Jul 2025.',
        maxLength: limits.entry.date,
        requiredMessage: 'Enter a date or date range.',
      },
    ],
    toFields: (values) => ({
      title: text(values, 'title'),
      description: text(values, 'description'),
      date: text(values, 'date'),
      kind: values['kind'] === 'internship' ? 'internship' : 'activity',
    }),
  },
};

export function titleOf(item: ProfileItem): string {
  return 'name' in item ? item.name : item.title;
}

/** Converts between a record of the list and its form. */
export function shapeOf(
  list: ProfileList,
): FormShape<RecordFormState, ProfileFields, Partial<ProfileItem>> {
  return {
    fill: (record) => ({ values: valuesOf(list, record), picture: record.picture ?? null }),
    read: ({ values, picture }) => ({ ...profileLists[list].toFields(values), picture }),
  };
}

/** The initial values of a form: the fields of the record, or empty ones for null. */
export function valuesOf(list: ProfileList, item: Partial<ProfileItem> | null): Values {
  const known: Readonly<Record<string, unknown>> = { ...item };
  return Object.fromEntries(
    profileLists[list].fields.map(({ name, options }) => {
      const value = known[name] ?? options?.[0]?.value ?? '';
      return [name, value === '#' ? '' : String(value)];
    }),
  );
}
