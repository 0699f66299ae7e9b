import { familyNameOf, personKey, splitNames } from '@/tools/import/value/person-name';

it('has one key for a name with titles, dots, capitals and another order', () => {
  const key = personKey('Grace Obi');
  for (const name of ['Prof.(Dr.) GRACE OBI', 'Obi, Grace', 'Mrs. grace  obi', 'DR.OBI GRACE'])
    expect([name, personKey(name)]).toEqual([name, key]);
  expect(personKey('V. Rao')).toBe(personKey('Mr. V Rao'));
  expect(personKey('V. Rao')).not.toBe(personKey('N. Rao'));
  // A name that is nothing but a title is a name.
  expect(personKey('Dr')).not.toBe('');
  expect(personKey('శ్రీ లక్ష్మి')).not.toBe(personKey('శ్రీ'));
});

it.each([
  ['Jo Hansen / Grace Obi', ['Jo Hansen', 'Grace Obi']],
  ['Jo Hansen & Grace Obi', ['Jo Hansen', 'Grace Obi']],
  ['Dr. Rao+Dr. Obi; S. Roy\nA. B', ['Dr. Rao', 'Dr. Obi', 'S. Roy', 'A. B']],
  ['Dr. V. Rao, Ms. S. Roy', ['Dr. V. Rao', 'Ms. S. Roy']],
  ['V.Rao,S.Roy', ['V.Rao', 'S.Roy']],
  ['Hansen, Jo', ['Hansen, Jo']],
])('splits the names of %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

it('drops a family name that only fills its field', () => {
  for (const family of ['.', '-', '', 'Asha K', 'ASHA K.'])
    expect([family, familyNameOf(family, 'Asha K.')]).toEqual([family, undefined]);
  for (const family of ['Null', 'Na', 'Das', 'X'])
    expect(familyNameOf(family, 'Asha')).toBe(family);
});
