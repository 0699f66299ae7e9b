import { formatCode } from '@/lib/record/access-code';
import { normalizeId } from '@/lib/record/person';
import { routes } from '@/lib/site/routes';
import { accessCodeOf } from '../access-code';
import type { College } from '../college';
import { generationOf } from '../generations';
import type { NamedPerson } from '../read-people';

/** The content of a person's card. */
export interface Card extends NamedPerson {
  /** The access code in groups of four. */
  code: string;
  /** The address of the login page, to type. */
  address: string;
  /** The address in the QR code: it fills in the form. */
  link: string;
  /** The text of the small code of a student, which signs nobody in. */
  number?: string;
}

/** `portal` is the address of the site without a slash at its end. */
export function cardOf(
  person: NamedPerson,
  { secret, generations }: Pick<College, 'secret' | 'generations'>,
  portal: string,
): Card {
  const { kind, id } = person;
  const code = accessCodeOf(secret, { kind, id }, generationOf(generations, { kind, id }));
  const address = portal + (kind === 'student' ? routes.login : routes.facultyLogin);
  return {
    ...person,
    code: formatCode(code),
    address,
    link: `${address}#${encodeURIComponent(id)}.${code}`,
    ...(kind === 'student' && { number: `EDIFY:${normalizeId(id)}` }),
  };
}
