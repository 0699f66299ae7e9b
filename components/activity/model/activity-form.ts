import type { ActivityRules } from '@/content/schema/activity-rules';
import { limits } from '@/content/schema/limits';
import { checkEvidence, toStoredFile } from '@/lib/file/stored-file';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import {
  checkFields,
  dayField,
  lineField,
  linesField,
  readFields,
  showFields,
  type TextsOf,
  type ValuesOf,
} from '@/lib/form/field';
import type { FormContent } from '@/lib/form/form-content';
import type { FormDraft } from '@/lib/form/form-draft';
import type { FormShape } from '@/lib/form/form-merge';
import type { StatedActivity } from '@/lib/store/kind/activity';
import type { OwnActivity } from '@/lib/store/use-list';
import { normalizeText } from '@/lib/text/normalize';

const plainNumber = /^\d{1,9}(?:[.,]\d{1,2})?$/;

function checkCredits(text: string): string | null {
  const credits = readNumber(text);
  if (credits === null) return null;
  if (!plainNumber.test(text.trim()))
    return `Enter the credits as a number from 0 to ${limits.activity.credits}, such as 2 or 1.5.`;
  return credits > limits.activity.credits
    ? `Enter at most ${limits.activity.credits} credits.`
    : null;
}

function readNumber(text: string): number | null {
  return text.trim() ? Number(text.trim().replace(',', '.')) : null;
}

function checkHours(text: string): string | null {
  const hours = readNumber(text);
  if (hours === null) return null;
  return plainNumber.test(text.trim()) && hours > 0 && hours <= limits.activity.hours
    ? null
    : `Enter the hours as a number up to ${limits.activity.hours}, such as 40 or 7.5.`;
}

/** The fields of a submission that are typed or chosen. The date is compared with today. */
export const activityFields = {
  name: lineField(limits.activity.name, 'The name', 'Enter the activity name.'),
  category: lineField(limits.activity.category, 'The category', 'Choose a category.'),
  level: lineField(limits.activity.level, 'The level'),
  hours: { check: checkHours, read: readNumber },
  proof: lineField(limits.activity.proof, 'The proof'),
  issuer: lineField(limits.activity.issuer, 'The organiser', 'Enter the organiser.'),
  date: dayField(
    (text, today) => text > today && 'This date is in the future. Enter today or earlier.',
    'Enter the date it took place or ended.',
  ),
  credits: { check: checkCredits, read: readNumber },
  note: linesField(limits.activity.note, 'The note'),
} satisfies Record<Exclude<keyof StatedActivity, 'dateAdded'>, unknown>;

type TypedField = keyof typeof activityFields;

export type ActivityField = TypedField | 'evidence';

/** The values of the form, as typed. */
export type ActivityValues = TextsOf<typeof activityFields>;

/** Returns what the rules ask for in a category, and what can be chosen. */
export function choicesOf(name: string, { categories }: ActivityRules) {
  const category = categories.find((one) => one.name === name);
  return {
    category,
    levels: category?.points.per === 'level' ? category.points.levels.map((one) => one.name) : [],
    needsLevel: category?.needs.includes('level') ?? false,
    needsHours: category?.needs.includes('hours') ?? false,
    proofs: category?.proof ?? [],
  };
}

/** The errors of what the rules ask for in a category. */
export function ruleErrors(
  values: Pick<ActivityValues, 'category' | 'level' | 'hours'>,
  rules: ActivityRules,
) {
  const { category, levels, needsLevel, needsHours } = choicesOf(values.category, rules);
  const hasLevel = levels.length > 0 ? levels.includes(values.level) : values.level.trim() !== '';
  return {
    category: values.category !== '' && !category && 'Choose another category: this one is gone.',
    level: needsLevel && !hasLevel && 'Choose the level.',
    hours: needsHours && !values.hours.trim() && 'Enter how many hours it took.',
  };
}

/** All errors of the fields: those of each field, and what the rules of its category ask for. */
export function checkActivity(values: ActivityValues, today: string, rules: ActivityRules) {
  const { proofs } = choicesOf(values.category, rules);
  return checkFields(activityFields, values, today, {
    ...ruleErrors(values, rules),
    proof: proofs.length > 0 && !proofs.includes(values.proof) && 'Choose the proof that you have.',
  });
}

export type ActivityContent = FormContent<TypedField>;

/** The fields that the form saves. */
export type ActivityFields = ValuesOf<typeof activityFields> & { evidence: StoredPdf | null };

/** Converts between a record and the content of its form. */
export const activityShape: FormShape<ActivityContent, ActivityFields, Partial<OwnActivity>> = {
  fill: (record) => ({
    values: showFields(activityFields, record),
    file: record.evidence ?? null,
    files: [],
  }),
  read: ({ values, file }) => ({
    ...readFields(activityFields, values),
    // The original file may have been deleted; its id still distinguishes it from another.
    evidence: file && { name: '', size: 0, sha256: '', ...file },
  }),
};

export const emptyActivity = activityShape.fill({});

/** Checks the chosen files and stores the evidence in place of the previous one. Returns the errors. */
export async function chooseEvidence<F extends string>(
  draft: Pick<FormDraft<F>, 'choose'>,
  [chosen, ...others]: readonly File[],
): Promise<readonly string[]> {
  if (!chosen) return [];
  if (others.length > 0)
    return [`You chose ${others.length + 1} files. Choose one file that has everything.`];
  return draft.choose(async () => {
    const error = await checkEvidence(chosen);
    return error ? { errors: [error] } : { stored: [await toStoredFile(chosen)] };
  }, `${chosen.name} could not be saved on this device. Free up space and choose it again.`);
}

/** The reason why two activities are the same: the content of the file, or name, organiser and date. */
type DuplicateReason = 'file' | 'facts';

export interface Duplicate {
  activity: OwnActivity;
  reason: DuplicateReason;
}

/** The fields of an activity that are compared before it is submitted. */
export interface DuplicateCandidate {
  /** The id of an activity that is edited: it is not compared with itself. */
  id?: string | undefined;
  name: string;
  issuer: string;
  date: string;
  /** The SHA-256 of its evidence. */
  sha256?: string | undefined;
}

/** The activity that was submitted before with the same file, or else with the same name, organiser and date. */
export function findDuplicate(
  candidate: DuplicateCandidate,
  activities: readonly OwnActivity[],
): Duplicate | null {
  const others = activities.filter(({ id }) => id !== candidate.id);
  const { sha256 } = candidate;
  const byFile = sha256 && others.find(({ evidence }) => evidence?.sha256 === sha256);
  if (byFile) return { activity: byFile, reason: 'file' };
  const key = factsKey(candidate);
  const byFacts = key && others.find((one) => factsKey(one) === key);
  return byFacts ? { activity: byFacts, reason: 'facts' } : null;
}

/** The facts in one text, without case, accents and repeated spaces; null if one of them is missing. */
function factsKey({
  name,
  issuer,
  date,
}: {
  name: string;
  issuer?: string | null | undefined;
  date?: string | null | undefined;
}): string | null {
  const facts = [name, issuer ?? '', date ?? ''].map((text) =>
    normalizeText(text).replace(/\s+/g, ' ').trim(),
  );
  return facts.every(Boolean) ? JSON.stringify(facts) : null;
}
