import type { RecordFormState } from '@/components/profile/model/picture-draft';
import { centred } from '@/lib/file/crop';
import type { Shape } from '@/lib/file/picture';
import type { FormShape } from '@/lib/form/form-merge';
import type { FieldsOf } from '@/lib/store/overlay';
import type { OwnAchievement, OwnEntry, OwnProject } from '@/lib/store/use-list';

/** The lists of the profile that a student keeps. */
export type ProfileList = 'achievements' | 'projects' | 'entries';

/** A record of such a list. */
export type ProfileItem = OwnAchievement | OwnProject | OwnEntry;

/** The fields that the form of a list saves. */
export type ProfileFields = Omit<FieldsOf<ProfileList>, 'picture'> & { picture: string | null };

/** What a form holds, by the name of the field. */
export type Values = Readonly<Record<string, string>>;

/** A field of such a form. */
export interface ProfileField {
  name: string;
  label: string;
  hint?: string;
  maxLength: number;
  /** What is said where it is empty; a field without this may be. */
  requiredMessage?: string;
  variant?: 'line' | 'lines' | 'address';
  options?: readonly { value: string; text: string }[];
}

interface ProfileListConfig<S extends ProfileList> {
  /** The heading of the list. */
  title: string;
  /** One of it, in a sentence. */
  singular: string;
  /** How the drafts of its forms are called. */
  draftPrefix: string;
  /** What of a picture is kept. */
  shape: Shape;
  fields: readonly ProfileField[];
  /** A record's fields from a sound form. */
  toFields: (values: Values) => Omit<FieldsOf<S>, 'picture'>;
}

const text = (values: Values, name: string) => values[name]?.trim() ?? '';

/** What each list is called and what its form asks for; the bounds are those of the device's schema. */
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
        hint: 'The skill or the certificate, for example SQL.',
        maxLength: 40,
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
        maxLength: 80,
        requiredMessage: 'Enter a title for the project.',
      },
      {
        name: 'technology',
        label: 'Technology',
        hint: 'What it is made with, for example React, SQLite.',
        maxLength: 120,
        requiredMessage: 'Enter what the project is made with.',
      },
      {
        name: 'about',
        label: 'About (optional)',
        hint: 'What it does and how, in a few sentences.',
        maxLength: 600,
        variant: 'lines',
      },
      {
        name: 'href',
        label: 'Link (optional)',
        hint: 'Where it can be seen, starting with https://',
        maxLength: 400,
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
        hint: 'The role or the activity.',
        maxLength: 80,
        requiredMessage: 'Enter the role or the activity.',
      },
      {
        name: 'description',
        label: 'Description',
        hint: 'The organisation, or what it was about.',
        maxLength: 200,
        requiredMessage: 'Enter the organisation, or what it was about.',
      },
      {
        name: 'date',
        label: 'Date',
        hint: 'As it shall be shown, for example Jun 2025 - Jul 2025.',
        maxLength: 60,
        requiredMessage: 'Enter a date or a range of dates.',
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

/** What a record is called in its list. */
export function titleOf(item: ProfileItem): string {
  return 'name' in item ? item.name : item.title;
}

/** How the form of a list holds a record. */
export function shapeOf(
  list: ProfileList,
): FormShape<RecordFormState, ProfileFields, Partial<ProfileItem>> {
  return {
    fill: (record) => ({ values: valuesOf(list, record), picture: record.picture ?? null }),
    read: ({ values, picture }) => ({ ...profileLists[list].toFields(values), picture }),
  };
}

/** What a form starts with: the fields of a record, or nothing. */
export function valuesOf(list: ProfileList, item: Partial<ProfileItem> | null): Values {
  const known: Readonly<Record<string, unknown>> = { ...item };
  return Object.fromEntries(
    profileLists[list].fields.map(({ name, options }) => {
      const value = known[name] ?? options?.[0]?.value ?? '';
      return [name, value === '#' ? '' : String(value)];
    }),
  );
}
