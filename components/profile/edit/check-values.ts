import type { FieldError } from '@/components/ui/error-summary';
import { profileLists, type ProfileField, type ProfileList, type Values } from './profile-list';

/** Everything that is wrong with a form, in the order of its fields; a value that was there before may stay. */
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
  if (field.variant === 'address' && value && !isWebAddress(value))
    return 'The link is no web address. Write it as https://example.org/page, without blanks.';
  return checkFilled(field, value);
}

function isWebAddress(value: string): boolean {
  return /^https?:\/\/\S+$/.test(value) && URL.canParse(value);
}
