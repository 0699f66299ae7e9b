import { compareTexts } from '@/components/integrity/model/compare-texts';
import { noteText } from '@/components/integrity/model/report/note-text';
import type { TextFile } from '@/components/integrity/model/text';

const sentence = (subject: string) =>
  `The ${subject} of the river is not the same in all months of the year, and it is known that the people who live there have for a long time had to do with less of it than they need when it is hot. `;
const essays = ['water', 'level', 'course', 'mouth'].map((subject) => sentence(subject).repeat(2));

const notesOf = async (texts: readonly string[]) => {
  const files = texts.map((text, index): TextFile => {
    const id = String(index);
    return { id, name: id, role: 'work', owner: id, pages: [{ number: 1, text }] };
  });
  const { notes } = await compareTexts(files);
  return notes.filter(({ kind }) => kind === 'unknown-words');
};

test('A text whose words no other text has is pointed out', async () => {
  const vowels = 'aeiou';
  const garbled = (essays[0] ?? '').replace(
    /[aeiou]/g,
    (vowel) => vowels[(vowels.indexOf(vowel) + 1) % vowels.length] ?? '',
  );
  const [note, ...others] = await notesOf([...essays, garbled]);
  expect(others).toEqual([]);
  expect(note).toMatchObject({ file: '4' });
  expect(note && noteText(note)).toMatch(/its fonts say other letters than they show/);
});

test('Texts about other subjects, short texts and numbers are not pointed out', async () => {
  const other =
    'The price of a share is set by the people who buy and sell it, and it is known that in a bad year it is lower than in all of the years that have had a good harvest. '.repeat(
      2,
    );
  const numbers = Array.from({ length: 200 }, (_, index) => String(index * 7919)).join(' ');
  expect(await notesOf([...essays, other, 'Xylem vessels', numbers])).toEqual([]);
  expect(await notesOf(['Entirely different words. '.repeat(30), other])).toEqual([]);
});
