import type { TextSpan } from '../word';
import { countWords, headingPattern, linesOf, type TextLine } from './text-line';

const heading = headingPattern([
  ...['references?', 'references cited', 'reference list', 'bibliography', 'works cited'],
  ...['literature', 'literature cited', 'sources', 'webliography', 'further reading'],
  ...['संदर्भ', 'सन्दर्भ', 'संदर्भ सूची', 'सन्दर्भ सूची', 'संदर्भ ग्रंथ', 'संदर्भ ग्रंथ सूची', 'ग्रंथ सूची', 'ग्रंथसूची'],
  ...[
    'மேற்கோள்கள்',
    'குறிப்புகள்',
    'சான்றுகள்',
    'உசாத்துணை',
    'உசாத்துணைகள்',
    'நூற்பட்டியல்',
    'நூல் பட்டியல்',
    'துணைநூற்பட்டியல்',
  ],
  ...[
    'المراجع',
    'المصادر',
    'المصادر والمراجع',
    'المراجع والمصادر',
    'قائمة المراجع',
    'قائمة المصادر',
    'حوالہ جات',
    'منابع',
  ],
  ...['তথ্যসূত্র', 'સંદર્ભ', 'ಉಲ್ಲೇಖಗಳು', 'సూచనలు', 'ప్రస్తావనలు', 'അവലംബം', 'ਹਵਾਲੇ', 'ସନ୍ଦର୍ଭ'],
  ...[
    'literaturverzeichnis',
    'literatur',
    'références',
    'bibliographie',
    'referencias',
    'bibliografía',
  ],
  ...['referências', 'bibliografia', 'список литературы', 'литература', '参考文献', '參考文獻'],
]);
const appendix = headingPattern([
  ...[
    'appendix.{0,60}',
    'annex.{0,60}',
    'परिशिष्ट.{0,60}',
    'பின்னிணைப்பு.{0,60}',
    '(?:ال)?ملحق.{0,60}',
  ],
]);
/** What entries have and prose has not: a year, an address, a number in brackets. */
const entry =
  /(?<!\p{Nd})(?:1[5-9]|20|१[५-९]|२०|௧[௫-௯]|௨௦|١[٥-٩]|٢٠)\p{Nd}{2}(?!\p{Nd})|https?:|www\.|doi|isbn|^[[(]?\p{Nd}{1,3}[\]).]\s|\bet al\b|\bvol\.|\bpp\./iu;

/** So many words without a mark of an entry are prose again. */
const longestEntry = 60;

/**
 * The lists of sources, each from its heading to its last entry. A heading does not hide prose: the list ends where entries
 * end.
 */
export function findBibliographies(text: string): TextSpan[] {
  const lines = linesOf(text);
  return lines.flatMap((line, index) => {
    if (!heading.test(line.text)) return [];
    const end = endOfEntries(lines, index + 1);
    return end === null ? [] : [{ start: line.start, end }];
  });
}

/** Where the last entry ends; null if there is none. */
function endOfEntries(lines: readonly TextLine[], from: number): number | null {
  let end: number | null = null;
  let words = 0;
  for (const line of lines.slice(from)) {
    if (appendix.test(line.text)) return end;
    words += countWords(line.text);
    if (words > longestEntry && !entry.test(line.text)) return end;
    if (!entry.test(line.text)) continue;
    if (words > 2 * longestEntry) return end;
    words = 0;
    end = line.end;
  }
  return end === null ? null : (lines.at(-1)?.end ?? end);
}
