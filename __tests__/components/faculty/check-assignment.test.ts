import { checkAssignment } from '@/components/faculty/check-assignment';
import { formatSize, largestFile } from '@/lib/pdf-check';

/** A file whose content can be read also where the test environment cannot read slices. */
function file(name: string, type: string, content: string, size = content.length): File {
  const made = new File([content], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  made.slice = (start, end) => ({ text: async () => content.slice(start, end) }) as unknown as Blob;
  return made;
}

const pdf = file('unit-1.pdf', 'application/pdf', '%PDF-1.7 …');

test('a named assignment with a PDF has nothing wrong', async () => {
  expect(await checkAssignment('Unit 1', pdf)).toEqual([]);
});

test('a PDF whose type the system does not know is told by its name', async () => {
  expect(await checkAssignment('Unit 1', file('UNIT.PDF', '', '%PDF-1.4'))).toEqual([]);
});

test('a name of blanks and a missing file are both listed, in the order of the form', async () => {
  expect(await checkAssignment('   ', null)).toEqual([
    { field: 'name', message: 'Enter a name for the assignment.' },
    { field: 'file', message: 'Choose a PDF file.' },
  ]);
});

test.each([
  ['another type', file('unit.docx', 'application/msword', 'PK'), /^unit\.docx is not a PDF/],
  ['an unknown type without the ending', file('unit', '', '%PDF-1.7'), /^unit is not a PDF/],
  [
    'a file over 5 MB',
    file('unit.pdf', 'application/pdf', '%PDF-', largestFile + 1),
    /^unit\.pdf has 5\.1 MB\. Choose a file of at most 5 MB\.$/,
  ],
  ['a picture renamed', file('unit.pdf', 'application/pdf', 'GIF89a'), /its content is not one/],
  ['an empty file', file('unit.pdf', 'application/pdf', ''), /its content is not one/],
])('%s is refused and says what to do', async (_, chosen, message) => {
  expect(await checkAssignment('Unit 1', chosen)).toEqual([
    { field: 'file', message: expect.stringMatching(message) },
  ]);
});

test('exactly 5 MB is allowed', async () => {
  expect(
    await checkAssignment('Unit 1', file('u.pdf', 'application/pdf', '%PDF-', largestFile)),
  ).toEqual([]);
});

test('a file that can no longer be read is refused', async () => {
  const gone = file('unit.pdf', 'application/pdf', '%PDF-');
  gone.slice = () => ({ text: () => Promise.reject(new Error('gone')) }) as unknown as Blob;
  expect(await checkAssignment('Unit 1', gone)).toHaveLength(1);
});

test.each([
  [1, '1 kB'],
  [2048, '2 kB'],
  [1024 * 1024, '1.0 MB'],
  [largestFile, '5.0 MB'],
  [largestFile + 1, '5.1 MB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
