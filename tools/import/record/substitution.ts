import { limits } from '@/content/schema/limits';
import { weekdayOf } from '@/lib/time/date';
import { addAt, getOrMake } from '@/tools/file/get-or-make';
import type { Weekday } from '../fact/fact';
import type { ImportedPerson } from '../model/entity';
import type { Model } from '../model/model';
import { toLine } from '../value/line';
import type { RecordContext } from './context';
import { heldChanges } from './schedule';
import { weeklyOf, type Weekly } from './weekly';

const nameOf = ({ fact }: ImportedPerson) => toLine(fact.name, limits.person);

const known = new WeakMap<Model, Map<string, Weekly[]>>();

/**
 * The classes of others that a teacher holds on some days, with these days alone. A name that several teachers have is
 * nobody's.
 */
export function heldForOthers(teacher: ImportedPerson, context: RecordContext): readonly Weekly[] {
  const { model } = context;
  const held = getOrMake(known, model, () => heldByName(context)).get(nameOf(teacher)) ?? [];
  const isOnly = () => model.teachers.filter((one) => nameOf(one) === nameOf(teacher)).length === 1;
  return held.length > 0 && isOnly() ? held : [];
}

function heldByName(context: RecordContext): Map<string, Weekly[]> {
  const found = new Map<string, Weekly[]>();
  for (const weekly of context.model.sections.flatMap(weeklyOf)) {
    const days = new Map<string, string[]>();
    for (const { day, teachers = [] } of heldChanges(weekly, context))
      for (const name of teachers) addAt(days, name, day);
    for (const [name, dates] of days) addAt(found, name, onDates(weekly, dates.sort()));
  }
  return found;
}

function onDates(weekly: Weekly, dates: string[]): Weekly {
  const [from = ''] = dates;
  const weekdays = [...new Set(dates.map((day) => weekdayOf(day) as Weekday))];
  return { ...weekly, dates, weekdays, from, to: dates.at(-1) ?? from };
}
