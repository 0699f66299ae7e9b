import { problemsOf, speechPattern, SpeechLog } from '@/tools/quality/screenreader/speech-log';

function logOf(...said: string[]): SpeechLog {
  let now = 0;
  const log = new SpeechLog(() => (now += 1000));
  for (const text of said) log.add({ what: 'says', text });
  return log;
}

const expected = { text: 'Sorted by Name, ascending', when: 'a table is sorted', from: 0, to: 9 };

test('an announcement heard once is no problem', () => {
  expect(problemsOf(logOf('return', 'Sorted by Name, ascending'), [expected])).toEqual([]);
});

test('an announcement not heard, or heard again, is reported in a sentence', () => {
  expect(problemsOf(logOf('return'), [expected])).toEqual([
    'When a table is sorted, "Sorted by Name, ascending" was not heard.',
  ]);
  expect(problemsOf(logOf(expected.text, 'tab', expected.text), [expected])).toEqual([
    'When a table is sorted, "Sorted by Name, ascending" was heard 2 times instead of once.',
  ]);
});

test('only its own part of the log counts', () => {
  const log = logOf(expected.text, 'tab', expected.text, expected.text);
  expect(problemsOf(log, [{ ...expected, from: 1, to: 3 }])).toEqual([]);
});

test('punctuation is ignored, words are not', () => {
  const pattern = speechPattern('July: 44 present, 4 absent');
  expect('July 44 present 4 absent.').toMatch(pattern);
  expect('July: 44 present, 14 absent').not.toMatch(pattern);
  expect(speechPattern('Saved: “A+B”.')).toEqual(speechPattern('Saved A B'));
});

test('the log shows what was said and what the test did, with times', () => {
  const log = logOf('Screen reader on.');
  expect(log.note('presses Tab')).toBe(2);
  log.add({ what: 'stops', text: '' });
  expect(String(log)).toBe(
    ['   1.00  says   Screen reader on.', '   2.00  test   presses Tab', '   3.00  stops', ''].join(
      '\n',
    ),
  );
});
