import { hiddenPattern, mayHaveHiddenCharacters } from '@/tools/file/hidden-character';

const mayHave = (json: string) => mayHaveHiddenCharacters(Buffer.from(json));

test('every hidden character is noticed as it is and escaped', () => {
  const codes = Array.from({ length: 0x1_0000 }, (_, code) => code);
  const hidden = codes.filter((code) => hiddenPattern.test(String.fromCharCode(code)));
  const escape = (code: number) => `\\u${code.toString(16).padStart(4, '0')}`;
  expect(hidden.filter((code) => !mayHave(`["a${escape(code)}"]`))).toEqual([]);
  // JSON allows the first 32 and half a surrogate pair only as escapes.
  const written = hidden.filter((code) => code > 0x1f && !(code >= 0xd800 && code <= 0xdfff));
  expect(written.filter((code) => !mayHave(`["“a” ${String.fromCharCode(code)}"]`))).toEqual([]);
});

test.each([
  '["Anna’s – “notes”…"]',
  '["« 5 °C »", "தமிழ்", "王，明", "ﬁ"]',
  '{"a": "\\"b\\" \\\\ c\\n"}',
])('%s has none', (json) => {
  expect(mayHave(json)).toBe(false);
});
