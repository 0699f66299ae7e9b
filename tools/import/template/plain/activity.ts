import { limits } from '@/content/schema/limits';
import type { Facts } from '../../fact/fact';
import { wordKey, wordMap } from '../../value/word';
import { splitNames } from '../../value/person-name';
import { defineTemplate, headerList, type RowWriter } from '../template';
import { column, needed } from './column';
import { besidePerson } from './header-name';
import { personField } from './section-field';
import { inReadingOrder, upTo } from './value';

/** Words for the decision on an activity. */
const states = wordMap<Facts['activity']['state']>({
  Approved:
    'approved,yes,y,true,1,ok,accepted,verified,done,completed,complete,granted,sanctioned,awarded,confirmed,passed,pass,valid,✓,✔',
  Rejected:
    'rejected,no,n,false,0,refused,denied,declined,not approved,not accepted,not verified,invalid,disapproved',
  Pending:
    'pending,waiting,submitted,applied,open,under review,under verification,in progress,on hold,forwarded,returned',
});

/** The activities of students outside classes, such as the list that a college keeps for activity points. */
const activities = defineTemplate({
  id: 'activities',
  format: 'list of activities',
  kinds: ['activity'],
  words: headerList(`activities, activity, achievements, certificates, activity points,
    co-curricular activities`),
  ignore: besidePerson,
  fields: {
    person: personField,
    title: needed.text(
      'Activity, Activity Name, Name of Activity, Name of the Activity, Activity Title, Event Name, Name of Event, Name of the Event, Certificate Title',
      'Event, Title, Programme, Particulars',
    ),
    category: needed.text(
      'Activity Category, Category, Activity Type, Type of Activity, Activity Head, Category of Activity',
      'Type, Head, Kind, Segment',
    ),
    level: column.text('Level, Activity Level, Level of Participation'),
    hours: column.number(
      'Hours, No of Hours, Total Hours, Duration in Hours, Duration (Hours), Hours Spent',
    ),
    proof: column.text('Proof, Proof Type, Type of Proof, Document, Supporting Document'),
    issuer: column.text(
      'Organiser, Organizer, Organised By, Organized By, Organising Body, Organizing Body, Issuer, Issued By, Conducted By',
    ),
    day: column.days(
      'Activity Date, Date of Activity, Event Date, Date of Event, Date, Completed On, Date of Certificate',
    ),
    credits: column.number('Activity Credits, Credits, Credits Awarded'),
    state: column.text('Status, Approval Status, Approval, Approved, Decision'),
    by: column.people('Approved By, Verified By, Decided By, Faculty Coordinator, Faculty Advisor'),
    decided: column.day('Approved On, Date of Approval, Approval Date, Verified On, Decided On'),
    reason: column.text('Reason, Remarks, Comments'),
  },
  read({ person, day, state = '', by, hours, credits, ...rest }, row) {
    const decision = stateOf(state, row);
    const fact = {
      ...{ ...rest, state: decision, day: day?.start },
      ...{ hours: upTo(limits.activity.hours, 'hours', hours || undefined, row) },
      ...{ credits: upTo(limits.activity.credits, 'credits', credits, row) },
      ...(by?.length && { by: by.map(inReadingOrder).join(', ') }),
    };
    for (const one of membersOf(person)) row.add('activity', { ...fact, person: one }, 'person');
  },
});

/** The students of a row, which may have all of a team: ids with commas between them, or names. */
function membersOf(text: string): string[] {
  const parts = text.split(/[,;/&+\n]|\s+and\s+/).map((part) => part.trim());
  const areIds = parts.length > 1 && parts.every((part) => /\d|@/.test(part));
  return areIds ? parts : splitNames(text).map(inReadingOrder);
}

/** A row without a word is approved; one with an unknown word is not, and waits for a decision. */
function stateOf(word: string, row: RowWriter): Facts['activity']['state'] {
  const state = word === '' ? 'Approved' : states.get(wordKey(word));
  if (!state)
    row.problem('state', {
      code: 'unknown-decision',
      value: word,
      message: 'Nobody can tell whether this activity is approved, so it waits for a decision.',
      allowed: 'Approved, Rejected or Pending',
    });
  return state ?? 'Pending';
}

export const activityTemplates = [activities];
