import type { Template } from '../template';
import { activityTemplates } from './activity';
import { attendanceTemplates } from './attendance';
import { courseTemplates } from './course';
import { eventTemplates } from './event';
import { markTemplates } from './mark';
import { meetingTemplates } from './meeting';
import { peopleTemplates } from './people';
import { progressTemplates } from './progress';
import { resultTemplates } from './result';
import { scheduleTemplates } from './schedule';

/** The templates that a college can write its tables by, and that a mapping can name. */
export const plainTemplates: readonly Template[] = [
  ...peopleTemplates,
  ...courseTemplates,
  ...meetingTemplates,
  ...scheduleTemplates,
  ...eventTemplates,
  ...attendanceTemplates,
  ...markTemplates,
  ...resultTemplates,
  ...activityTemplates,
  ...progressTemplates,
];

/** The ids of the templates, as a mapping names them. */
export const templateIds: readonly string[] = plainTemplates.map(({ id }) => id ?? '');

/** The template of an id. Throws for an id that no template has. */
export function templateOf(id: string): Template {
  const template = plainTemplates.find((one) => one.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  return template;
}

const ofPeople = new Set(['students', 'teachers', 'people']);

/** Returns true if tables of the template list people. */
export const listsPeople = ({ id = '' }: Template): boolean => ofPeople.has(id);
