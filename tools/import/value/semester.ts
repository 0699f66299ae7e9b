const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];
const numeral = '(\\d{1,2}|[ivx]{1,4})';
const ending = '(?:st|nd|rd|th)?';
const course =
  '(?:year|yr|b ?tech|m ?tech|b ?e|m ?e|b ?sc|m ?sc|b ?com|m ?com|b ?a|m ?a|b ?c ?a|m ?c ?a|b ?b ?a|m ?b ?a|b ?pharm|diploma)';
const semesterWord = '(?:semester|sem)';

const alone = new RegExp(`^${numeral}$`);
const yearAndHalf = new RegExp(`^([1-6]|[iv]{1,3}) ?[-/–] ?([12]|ii?)$`);
const named = new RegExp(
  `^(?:${semesterWord}|s)[ :-]*${numeral}$|^${numeral}${ending}[ -]*${semesterWord}$`,
);
const full = new RegExp(
  `\\b${numeral}${ending}[ -]*${course}\\b[ ,-]*${numeral}${ending}[ -]*${semesterWord}|` +
    `\\b(?:year|yr)[ -]*${numeral}\\b[ ,-]*${semesterWord}[ -]*${numeral}\\b`,
);
const yearOnly = new RegExp(`\\b${numeral}${ending}[ -]*${course}\\b`);
const semesterOnly = new RegExp(
  `\\b${numeral}${ending}[ -]*${semesterWord}\\b|\\b${semesterWord}[ -]*${numeral}\\b`,
);

const plain = (text: string) => text.toLowerCase().replaceAll('.', '').replace(/\s+/g, ' ').trim();

function numberOf(text: string | undefined, most: number): number | undefined {
  if (!text) return undefined;
  const number = /^\d/.test(text) ? Number(text) : romans.indexOf(text) + 1;
  return number >= 1 && number <= most ? number : undefined;
}

function joined(year: string | undefined, half: string | undefined): number | undefined {
  const [years, halves] = [numberOf(year, 6), numberOf(half, 12)];
  if (!years || !halves) return undefined;
  if (halves <= 2) return 2 * (years - 1) + halves;
  // "II B.Tech IV Sem" counts the semesters of all years.
  return Math.ceil(halves / 2) === years ? halves : undefined;
}

/**
 * The number of a semester: "3", "III", "V Sem", "S3", and year and semester together as "2-1", "III-II" or
 * "3rd Year 1st Sem". Undefined for anything else, for example the date that a spreadsheet makes of "2-1".
 */
export function parseSemester(text: string): number | undefined {
  if (text.length > 60) return undefined;
  const key = plain(text);
  const [, own] = alone.exec(key) ?? [];
  if (own) return numberOf(own, 12);
  const [, year, half] = yearAndHalf.exec(key) ?? [];
  if (year) return joined(year, half);
  const [, after, before] = named.exec(key) ?? [];
  return (after ?? before) ? numberOf(after ?? before, 12) : semesterIn(text).semester;
}

/** The year of study and the semester that a sentence names, as "CLASS TIME TABLE - II B.TECH I SEM (A.Y. 2026-27)". */
export function semesterIn(text: string): { year?: number; semester?: number } {
  if (text.length > 300) return {};
  const key = plain(text);
  const [found, ...numbers] = full.exec(key) ?? [];
  if (found) {
    const [year, half] = numbers.filter(Boolean);
    const semester = joined(year, half);
    return semester ? { year: Math.ceil(semester / 2), semester } : {};
  }
  const year = numberOf(yearOnly.exec(key)?.[1], 6);
  const [, before, after] = semesterOnly.exec(key) ?? [];
  const semester = numberOf(before ?? after, 12);
  if (semester) return { semester, year: year ?? Math.ceil(semester / 2) };
  return year ? { year } : {};
}
