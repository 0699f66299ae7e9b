/** The length of a person's name, in UTF-16 code units. */
const person = 80;

/**
 * The maximum length of each text (in UTF-16 code units) and list in the records. The schema, the forms, the store and
 * the exchange files use them.
 */
export const limits = {
  person,
  employeeId: 16,
  activity: { name: 120, issuer: 80, note: 600, credits: 40 },
  achievement: { name: 40 },
  project: { title: 80, technology: 120, about: 600, href: 400 },
  entry: { title: 80, description: 200, date: 60 },
  assignment: { name: 120, section: 20, instructions: 2000, files: 10 },
  notice: { title: 120, text: 2000 },
  decision: { reason: 500, earlier: 50 },
  cancellation: { title: 160, reason: 300 },
  notification: { title: 200 },
  file: { name: 255, type: 100 },
  /** The steps of an activity's history; the oldest are dropped first. */
  steps: 500,
  stepName: 80,
  /** The timestamps of earlier versions in a record. */
  earlier: 100,
  /** The ids in a stored list order. */
  order: 20_000,
  quarantine: { store: 40, reason: 400 },
} as const;
