import { findCode } from '@/components/integrity/model/compared-pair';

const codeIn = (text: string) => findCode(text).map(({ start, end }) => text.slice(start, end));

test.each([
  ['C', '#include <stdio.h>\nint main() {\nprintf("%d", n);\n}'],
  [
    'Java',
    'import java.util.Scanner;\npublic class Main {\nScanner sc = new Scanner(System.in);\ni++;',
  ],
  [
    'Python',
    'from math import sqrt\ndef area(r):\nfor i in range(n):\nprint(i)\ntotal += i\nwhile a != b:',
  ],
])('Finds the lines of a program in %s', (_language, program) => {
  expect(codeIn(program)).toEqual(program.split('\n'));
});

test.each([
  'Water flows down the hill (and nobody knows why); then it stops.',
  'We import goods from other countries and sell them',
  'from the river to the sea',
  'If the river is full, the gates are opened:',
  'The value of the function is (in most cases) large',
  'नदी में अधिक पानी है;',
])('Finds no code in %s', (line) => {
  expect(codeIn(line)).toEqual([]);
});

test('Reads a long line of brackets in a moment', () => {
  expect(codeIn('('.repeat(300_000))).toEqual([]);
});
