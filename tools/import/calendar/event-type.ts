import type { EventType } from '../fact/fact';

/** Words of summaries and categories, in English and the languages of common calendars. The first type that fits counts. */
const words: readonly (readonly [EventType, string])[] = [
  [
    'holiday',
    'holidays?|vacations?|recess|break|no (?:classes|class|school|lectures)|(?:university|college|campus|school|offices?) (?:is |are )?closed|closure|ferien|feiertag|vorlesungsfrei|vacances|jour férié|férié|feriado|festivo|vacaciones|férias|recesso|vacanze|avkash|chutti',
  ],
  ['quiz', 'quiz|quizzes|quizz|class tests?|unit tests?|cuestionario|kurztest'],
  [
    'exam',
    'exams?|examinations?|mid-?terms?|finals|final assessments?|viva(?: voce)?|prüfung(?:en|szeit)?|klausur(?:en)?|examens?|exámen(?:es)?|examen(?:es)?|exames?|provas?|esami|esame|pariksha',
  ],
  [
    'assignment',
    'assignments?|homework|coursework|problem sets?|submissions?|(?:papers?|projects?|essays?|reports?|labs?) (?:is |are )?due|hausaufgaben?|abgabe|devoirs?|tareas?|trabalhos?',
  ],
];

const patterns = words.map(
  ([type, list]) =>
    [type, new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'iu')] as const,
);

/** A day that only mentions a holiday, for example "Classes resume after the winter break". */
const mentions = /(?<!\p{L})(?:resumes?|resumption|reopens?|before|after)(?!\p{L})/iu;

/** What an event is, by its categories and, where they do not tell, by its summary. */
export const typeOf = (summary: string, categories: readonly string[]): EventType =>
  typeIn(categories.join(', ')) ?? typeIn(summary) ?? 'event';

function typeIn(text: string): EventType | undefined {
  const isMention = mentions.test(text);
  return patterns.find(
    ([type, pattern]) => pattern.test(text) && !(type === 'holiday' && isMention),
  )?.[0];
}
