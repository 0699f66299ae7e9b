import { activityRules } from '@/content/campus';
import { facultyKeys } from '@/content/faculty';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { site } from '@/content/site';

/** The keys that the college publishes for its people. Those of the sample sign nothing for real ones. */
export const publishedKeys: readonly FacultyKey[] = site.sampleContent ? [] : facultyKeys;

/** The settings of site.json and the published keys for files of teachers and students. */
export const exchangeOptions = {
  rules: activityRules,
  keys: publishedKeys,
  timeZone: site.timeZone,
  signedDecisionsOnly: site.signedDecisionsOnly === true,
};
