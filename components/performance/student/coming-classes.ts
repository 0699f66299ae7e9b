/** What the timetable knows about the classes to come. */
export interface ComingClasses {
  /** The last day of the term, "YYYY-MM-DD". */
  termEnd: string;
  /** Whether the timetable has classes of a subject. */
  has: (subject: { id: string; name: string }) => boolean;
  /** Counts the classes of a subject from one day to another, both included. */
  count: (subject: { id: string; name: string }, from: string, to: string) => number;
  /** The day of the first exam of a subject from a day on; null if none is known. */
  examDay: (subject: { name: string }, from: string) => string | null;
}
