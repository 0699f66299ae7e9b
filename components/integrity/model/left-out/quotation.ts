import type { TextSpan } from '../word';

/** Opening and closing quotation marks of many languages. The mark " opens and closes. */
const marks = ['“”', '„“', '„”', '””', '«»', '»«', '‹›', '「」', '『』', '‘’'] as const;
/** The most text of a quotation: a longer one is a text in quotation marks. */
const longest = 1500;
/** How far from a quotation its source may be named. */
const reach = 120;

/** Before an opening mark; a mark behind a full stop closes a quotation. */
const before = '(?<=^|[\\s([{:;,،؛/—–-])';
const directed = marks.map(([open = '', close = '']) => quotationPattern(open, close));
const straight = quotationPattern('"', '"');

function quotationPattern(open: string, close: string): RegExp {
  const text = `[^${open}${close}]{10,${longest}}`;
  return new RegExp(`${before}${open}(?=\\S)${text}(?<=\\S)${close}(?!\\p{L})`, 'gu');
}

/** Words that name a speaker or a writer, in English, Hindi, Tamil and Arabic, and the most frequent ones of others. */
const speaking =
  /(?<!\p{L})(?:according to|writes?|wrote|written by|says?|said|states?|stated|argues?|argued|notes?|noted|defines?|defined|explains?|explained|observes?|observed|claims?|claimed|puts? it|quoted|cited|laut|schreibt|selon|écrit|según|escribe)(?!\p{L})|के अनुसार|ने कहा|ने लिखा|कहते हैं|कहती हैं|लिखते हैं|लिखती हैं|का कहना|के शब्दों|கூற்றுப்படி|கூறுகிற|கூறினார்|எழுதினார்|எழுதுகிற|என்கிறார்|என்றார்|கருத்துப்படி|(?<!\p{L})(?:قال|قالت|يقول|تقول|كتب|كتبت|يكتب|ذكر|يذكر|وفقا ل|وفقًا ل|حسب|بحسب|على حد قول)/iu;
/** [12], (Knuth 1974), (p. 5): brackets with a number in any digits. */
const bracket = /^[\s.,;:!?।؟]{0,3}[[(（［][^\])）］]{0,90}\p{Nd}[^\])）］]{0,60}[\])）］]/u;
/** A footnote, or a dash and a name. */
const footnote = /^[.,;।]?(?:[¹²³⁰⁴-⁹]|\p{Nd}{1,2}(?=[\s.,;]|$))/u;
const dashAndName = /^[\s.,]{0,3}[—–―]\s*\p{L}/u;
/** "Knuth (1974) …:" before a quotation. */
const namedBefore =
  /[[(（［][^\])）］]{0,60}\p{Nd}[^\])）］]{0,60}[\])）］][^\p{Nd}.!?।؟。]{0,40}$/u;
const sentenceEnd = /[.!?।؟。]\s/u;

/** Quotations whose source is named next to them. Text in quotation marks without a source is not left out. */
export function findQuotations(text: string): TextSpan[] {
  return [...directed, straight]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length }))
    .filter((span) => isAttributed(text, span));
}

function isAttributed(text: string, { start, end }: TextSpan): boolean {
  const after = text.slice(end, end + reach);
  const lead = text.slice(Math.max(0, start - reach), start);
  const sentence = lead.split(sentenceEnd).at(-1) ?? '';
  const rest = after.split(sentenceEnd)[0] ?? '';
  return (
    [bracket, footnote, dashAndName].some((pattern) => pattern.test(after)) ||
    namedBefore.test(lead) ||
    speaking.test(sentence) ||
    speaking.test(rest)
  );
}
