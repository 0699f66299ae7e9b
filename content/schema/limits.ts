const megabyte = 1024 * 1024;

/**
 * The limits that more than one part of the site checks: the content, the records on a device, the forms and the files
 * between devices. A limit of a single content field is in its schema. Texts are in UTF-16 code units, files in bytes.
 * This is the only file of content/schema whose values the browser may import, so it imports nothing.
 */
export const limits = {
  person: 160,
  firstName: 80,
  /** A roll number or an employee id. */
  personId: 64,
  designation: 160,
  college: 80,
  course: 160,
  courseCode: 64,
  section: 120,
  /** The sections that a student is in. */
  sections: 100,
  room: 120,
  term: 80,
  /** The teachers of a subject. */
  teachers: 20,
  basis: 160,
  creditNote: 80,
  /** The batch of a section, or an elective. */
  batch: 40,
  /** The highest average that a scale can have. */
  average: 1000,
  /** The name of an average. */
  averageName: 30,
  link: 400,
  student: {
    program: 160,
    semester: 12,
    bio: 160,
    email: 120,
    city: 60,
    summary: 600,
    interest: 40,
    interests: 12,
  },
  activity: {
    name: 120,
    issuer: 80,
    note: 600,
    credits: 40,
    category: 60,
    level: 60,
    proof: 60,
    hours: 10_000,
  },
  /** The rules of activities. */
  rules: { name: 80, note: 200, points: 1000, heads: 40, categories: 100 },
  achievement: { name: 40 },
  project: { title: 80, technology: 120, about: 600 },
  entry: { title: 80, description: 200, date: 60 },
  assignment: { name: 120, description: 2000, grade: 40, instructions: 2000, files: 10 },
  calendar: { label: 160 },
  notice: { title: 120, text: 2000 },
  query: 4000,
  /** `earlier` is the number of earlier decisions that a decision names. */
  decision: { reason: 500, earlier: 50 },
  /** A signed credential, which has only the letters of base64url. */
  credential: 20_000,
  cancellation: { title: 300, reason: 300 },
  /** A teacher's note about a contact with a student. */
  contact: { text: 1000 },
  /** A taken register: its students, the days in which a class without one is listed, and the classes of a letter. */
  rollCall: { students: 1000, reason: 300, days: 14, classes: 40 },
  /** The people of an event list, and how often it is signed. */
  eventList: { people: 2000, signed: 100 },
  /**
   * A question about a class: its text and the answer, the days in which it can be asked, and how many of a student are open with
   * a teacher, and asked in a term of so many days.
   */
  question: { text: 1000, answer: 300, days: 14, open: 3, term: 20, termDays: 180 },
  /** What a student writes about days away: the text, the days and the teachers who are told. */
  absence: { text: 300, days: 60, teachers: 40 },
  /** A message, and how many of a student's wait for the teacher's device. */
  chat: { text: 2000, waiting: 20 },
  /** The number of changes of a class of a day, in all and between two files. */
  sequence: 100_000,
  sequenceStep: 20,
  notification: { title: 200 },
  file: { name: 255, type: 100, size: 5 * megabyte },
  picture: { size: 10 * megabyte },
  exchange: { items: 5000, size: 200 * megabyte },
  /** A letter in a drop box as it is sent, and its content before it is compressed. */
  letter: { size: 16 * megabyte, content: 32 * megabyte },
  /**
   * Of each sender, what a day fetches from an inbox, whatever becomes of it, and what waits on the device for its owner.
   */
  inbox: { letters: 100, bytes: 60 * megabyte, waiting: 20, waitingBytes: 20 * megabyte },
  /** Of each teacher, what a day fetches from an outbox: a browser that was cleared fetches six weeks. */
  outbox: { letters: 400, bytes: 120 * megabyte },
  backup: { size: 200 * megabyte },
  /** The text that a list is searched for. */
  search: 100,
  /** The steps of an activity's history; the oldest are dropped first. */
  steps: 500,
  stepName: 80,
  /** The timestamps of earlier versions in a record. */
  earlier: 100,
  /** The ids in a stored list order. */
  order: 20_000,
  quarantine: { store: 40, reason: 400 },
} as const;

/**
 * A roll number or an employee id as its source writes it: letters and digits of any script, and between them single
 * spaces and the characters . _ / @ + -. Two dots never follow each other, so that no id is a path.
 */
export const personIdPattern =
  /^(?!.*\.\.)[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:(?: |[._/@+-]+)[\p{L}\p{M}\p{N}]+)*$/u;
