import { webAddress } from '@/components/profile/model/profile-record';
import type { FieldError } from '@/components/ui/error-summary';
import { profileLists, type ProfileField, type ProfileList, type Values } from './profile-list';

/** The errors of a form, in the order of its fields. A value that has not changed is only checked for being empty. */
export function checkValues(list: ProfileList, values: Values, before: Values): FieldError[] {
  return profileLists[list].fields.flatMap((field) => {
    const value = values[field.name]?.trim() ?? '';
    const message = value === before[field.name] ? checkFilled(field, value) : check(field, value);
    return message ? [{ field: field.name, message }] : [];
  });
}

function checkFilled({ requiredMessage }: ProfileField, value: string): string | null {
  return requiredMessage && !value ? requiredMessage : null;
}

function check(field: ProfileField, value: string): string | null {
  if (value.length > field.maxLength)
    return `${field.label.replace(' (optional)', '')} has ${value.length} characters. Shorten it to ${field.maxLength}.`;
  if (field.variant === 'address' && value && webAddress(value) === undefined)
    return 'This is not a web address. Use the form https://example.org/page, with no spaces.';
  return checkFilled(field, value);
}
