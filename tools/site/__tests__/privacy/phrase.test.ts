import { PhraseIndex } from '@/tools/site/privacy/phrase';

function finds(value: string, text: string): boolean {
  const index = new PhraseIndex<string>();
  index.add(value, value);
  return index.find(text).has(value);
}

const cases: [value: string, text: string, expected?: false][] = [
  ['Asha Verma', 'a student, Asha Verma, says'],
  ['Asha Verma', 'ASHA VERMA'],
  ['Asha Verma', '<b>asha</b>\n verma', false],
  ['Asha Verma', 'images/asha-verma.jpg'],
  ['Asha Verma', 'Natasha Verma', false],
  ['Asha Verma', 'Asha Vermaji', false],
  ['Asha Verma', 'Asha K. Verma', false],
  ['25CSE1042', 'id=25cse1042&'],
  ['25CSE1042', '125CSE1042', false],
  ['4711', 'room 4711', false],
  ['asha.verma@nilgiri.ac.in', 'mailto:Asha.Verma@nilgiri.ac.in?subject=x'],
  ['@asha', '"handle":"@asha"'],
  ['@will', 'this will do', false],
  ['Will', 'this will do', false],
  ['Will', 'Good morning, Will', false],
  ['Will', '@Will', false],
  ['मीना कुमारी', 'छात्रा मीना कुमारी'],
  ['Zoë Nair', 'Zoe\u0308 Nair'],
  ['Zoë Nair', 'ZOE NAIR'],
  ['Nair', 'NAIR', false],
  ['Asha Verma', 'Verma, Asha'],
  ['Asha Mary Verma', 'Verma, Asha Mary'],
  ['Asha Mary Verma', 'Mary Verma', false],
  ['Dr. Asha Verma', 'Asha Verma'],
  ['Prof. (Dr.) Asha Verma', 'Verma Asha'],
  ['Asha Verma', 'Dr. Asha Verma'],
  ['Dr. Ramanujan', 'Ramanujan', false],
  ['Dr. Ramanujan', 'ramanujan', false],
  ['डॉ. मीना कुमारी', 'कुमारी मीना'],
  ['மாணவர் அருண்மொழி', 'அருண்மொழி மாணவர்'],
  ['مَرْيَم المنصوري', 'مريم المنصوري'],
];

test.each(cases.map(([value, text, expected]) => [value, text, expected ?? true] as const))(
  '%s in %j: %s',
  (value, text, expected) => {
    expect(finds(value, text)).toBe(expected);
  },
);

test('a value without letters or digits is never found, and several values are found at once', () => {
  const index = new PhraseIndex<number>();
  index.add('#---', 0);
  index.add('Asha Verma', 1);
  index.add('Asha Rao', 2);
  expect([...index.find('#--- Asha Rao, Asha Verma')].sort()).toEqual([1, 2]);
});
