import type { AttendanceStatus } from '../fact/fact';
import { createStatusParser, isUnmarked, type StatusWords } from '../value/status';

/** What a cell says: a status, that nobody marked it, or a word that is not known or denies its points. */
export type CellStatus = AttendanceStatus | 'unmarked' | 'unknown' | 'against-points';

const withPoints = /^(.+?)\s*\(\s*(-?\d+(?:[.,]\d+)?)\s*\/\s*(\d+(?:[.,]\d+)?)\s*\)$/s;
const pointsOf = (text: string | undefined) => Number((text ?? '').replace(',', '.'));
const most = 5000;

/**
 * Reads cells such as "P", "P (2/2)" and "present". Moodle writes words of the teacher's language with their points:
 * full points with a word for absence (or none with one for presence) mean that the word is of another language.
 */
export function createCellParser(words: StatusWords = {}): (text: string) => CellStatus {
  const parse = createStatusParser(words);
  const own = createOwnWords(words);
  const known = new Map<string, CellStatus>();

  function read(text: string): CellStatus {
    if (text.length > 100) return 'unknown';
    if (isUnmarked(text)) return 'unmarked';
    const match = withPoints.exec(text);
    const word = match?.[1] ?? text;
    if (isUnmarked(word)) return 'unmarked';
    const status = parse(word);
    if (status === 'none') return 'unmarked';
    if (!match || own.has(word.toLowerCase())) return status ?? 'unknown';
    const [points, maximum] = [pointsOf(match[2]), pointsOf(match[3])];
    if (maximum > 0 && points === maximum && status === undefined) return 'present';
    if (status === undefined) return 'unknown';
    const denied =
      (points === maximum && status === 'absent') || (points === 0 && status === 'present');
    return maximum > 0 && denied ? 'against-points' : status;
  }

  return (text) => {
    const status = known.get(text);
    if (status) return status;
    const found = read(text);
    if (known.size < most) known.set(Buffer.from(text).toString(), found);
    return found;
  };
}

const createOwnWords = (words: StatusWords) =>
  new Set(Object.keys(words).map((word) => word.toLowerCase()));
