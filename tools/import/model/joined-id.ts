/** In place of a sign that is in a name, so that two ids are never the same. */
const signs = { ' ': '\u001f', '/': '\u001e' } as const;

/** An id made of the name of a section or course and of a title. The sign is a plain one if it is in no such name. */
export const joinedId = (sign: keyof typeof signs, unit = '', title: string) =>
  unit === '' ? title : `${unit}${unit.includes(sign) ? signs[sign] : sign}${title}`;

/** The id as people read it, and as records have it if no other id is the same when it is read. */
export const readableId = (id: string) =>
  id.replaceAll(signs[' '], ' ').replaceAll(signs['/'], '/');
