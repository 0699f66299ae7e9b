import type { AttendanceStatus } from '../fact/fact';
import { isNothing } from './nothing';
import { wordKey, wordMap } from './word';

/** The meaning of a word for attendance; "none" is a day without a class. */
export type AttendanceWord = AttendanceStatus | 'none';

/** Words of a college for attendance, for example `{ "OD": "present" }`. They come before the usual words. */
export type StatusWords = Readonly<Record<string, AttendanceWord>>;

/** Words that have one meaning. X and T are left out, because colleges use them for different things. */
const usual = wordMap<AttendanceWord>({
  present:
    'P,PR,Pre,Present,True,1,Y,Yes,✓,✔,✔️,☑,✅,√,Attended,In attendance,On time,Anwesend,Presente,Présent,Présente,' +
    'Obecny,Aanwezig,Närvarande,उपस्थित',
  absent:
    'A,AB,Abs,Absent,False,0,N,No,✗,✘,❌,Not present,Unexcused,Unexcused absence,Absence,UA,Abwesend,Fehlt,' +
    'Unentschuldigt,Ausente,Falta,Afwezig,Assente,Absente,Frånvarande,अनुपस्थित',
  late: 'L,LT,Late,Tardy,Tardiness,Late arrival,Verspätet,Spät,Tarde,Retraso,Retard,En retard,Atrasado,Atraso,Te laat,In ritardo',
  excused:
    'E,EX,Exc,Excused,Excused absence,Excused absent,On duty,OD,Leave,On leave,ML,Medical leave,Medical,Sick,Sick leave,CL,' +
    'Casual leave,DL,Duty leave,Entschuldigt,Justificado,Justificada,Justificativa,Excusé,Excusée,Dispensado,Giustificato',
  none: 'H,HOL,Holiday,SUN,Sunday,WO,Week off,Weekly off,No class,NC',
});

/** Returns true if a cell says that nobody has marked the person: it is empty, or has a question mark as in Moodle. */
export const isUnmarked = (text: string): boolean => text === '?' || isNothing(text);

/** Reads words of attendance. Undefined for a word that it does not know. */
type StatusParser = (text: string) => AttendanceWord | undefined;

/** A reader of the usual words for attendance in English and other languages, and of the college's own. */
export function createStatusParser(words: StatusWords = {}): StatusParser {
  const known = new Map(usual);
  for (const [word, status] of Object.entries(words)) known.set(wordKey(word), status);
  // Words as they are written come first, so that a column of many rows costs one look-up for each.
  const direct = new Map<string, AttendanceWord | undefined>();
  return (text) => {
    const status = direct.get(text);
    if (status || text.length > 30) return status;
    const found = known.get(wordKey(text));
    if (found && direct.size < 1000) direct.set(Buffer.from(text).toString(), found);
    return found;
  };
}

/** Reads the usual words for attendance. */
export const parseStatus: StatusParser = createStatusParser();
