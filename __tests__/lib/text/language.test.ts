import { languageOf } from '@/lib/text/language';

test.each([
  ['محمد عارف', 'ur'],
  ['میری کتاب یہاں ہے', 'ur'],
  ['جامعة الهندسة', 'ar'],
  ['كتابي هنا', 'ar'],
  ['प्रणव अय्यर', 'hi'],
  ['பிரணவ்', 'ta'],
  ['இந்திய hackathon 2026', 'ta'],
  ['日本語のクラブ', 'ja'],
  ['학생회', 'ko'],
])('the language of %s is that of its script', (text, language) => {
  expect(languageOf(text)).toBe(language);
});

test.each(['Pranav Iyer', 'José Ñandú', '2026', '', 'The word नमस्ते in a long English sentence'])(
  'mostly Latin letters say no language: %s',
  (text) => {
    expect(languageOf(text)).toBeUndefined();
  },
);
