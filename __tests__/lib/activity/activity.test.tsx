import { renderToStaticMarkup } from 'react-dom/server';
import { exportRow } from '@/components/activity/model/activity-export';
import { activityFields } from '@/components/activity/model/activity-form';
import { ActivityRecord } from '@/components/activity/shared/activity-record';
import { ActivityFields } from '@/components/activity/student/activity-fields';
import { activities } from '@/content/schema/student/activity';
import type { ActivityRules } from '@/content/schema/activity-rules';
import { toPublished, toStated } from '@/lib/activity/activity';
import { revisionOf } from '@/lib/activity/revision';
import { statedActivity, type StatedActivity } from '@/lib/store/kind/activity';
import { formatDay } from '@/lib/time/date';

/** A value for every field, each different from the others. */
const stated: Required<StatedActivity> = {
  name: 'Robotics',
  category: 'Workshop',
  dateAdded: '2026-11-24',
  issuer: 'Coding Club',
  date: '2026-11-21',
  credits: 3,
  note: 'With two others',
  level: 'National',
  hours: 7.5,
  proof: 'Certificate',
};

const activity = { ...stated, id: 'robotics', status: 'Pending' } as const;
const rules = {
  categories: [
    {
      name: 'Workshop',
      needs: ['level', 'hours'],
      proof: ['Certificate'],
      points: { per: 'hours' },
    },
  ],
} as unknown as ActivityRules;

/** The fields that the form of this category has an input for. */
function inputs(): Set<string> {
  const asked = new Set<string>();
  const control = (field: string) => {
    asked.add(field);
    return { value: '', onChange: () => {}, id: field, error: undefined };
  };
  const values = { ...stated, hours: '7.5', credits: '3', date: '' };
  renderToStaticMarkup(
    <ActivityFields
      control={control as never}
      values={values as never}
      set={() => {}}
      rules={rules}
    />,
  );
  return asked;
}

test('Every field of an activity is in every place that lists the fields', async () => {
  const published = Object.keys(activities.shape.items.element.shape);
  const fields = new Set([...Object.keys(statedActivity), ...published]);
  for (const other of ['id', 'status', 'duty', 'decision']) fields.delete(other);
  const revision = await revisionOf(stated, null);
  const form = inputs();
  const row: unknown[] = Object.values(
    exportRow({ ...activity, origin: 'device', changed: false }),
  );
  const record = renderToStaticMarkup(<ActivityRecord activity={activity} steps={[]} />);
  const days = { date: formatDay(stated.date!), dateAdded: formatDay(stated.dateAdded) };
  const missing: string[] = [];
  for (const field of fields as ReadonlySet<keyof StatedActivity>) {
    const other = await revisionOf({ ...stated, [field]: 'x' }, null);
    const places = {
      '__tests__/lib/activity/activity.test.tsx': field in stated,
      'content/schema/student/activity.ts': published.includes(field),
      'lib/store/kind/activity.ts': field in statedActivity,
      'toStated in lib/activity/activity.ts': toStated(activity)[field] === stated[field],
      'toPublished in lib/activity/activity.ts': field in toPublished('a', stated, (text) => text),
      'lib/activity/revision.ts': revision !== other,
      'components/activity/model/activity-form.ts': field in activityFields,
      'components/activity/student/activity-fields.tsx': form.has(field),
      'components/activity/model/activity-export.ts': row.includes(stated[field]),
      'components/activity/shared/activity-record.tsx': record.includes(
        String({ ...stated, ...days }[field]),
      ),
    };
    for (const [place, has] of Object.entries(places)) if (!has) missing.push(`${field}: ${place}`);
  }
  expect(missing).toEqual([
    // The name is the title of the dialog, the day of submission is not asked, and a note is not published.
    'name: components/activity/shared/activity-record.tsx',
    'dateAdded: components/activity/model/activity-form.ts',
    'dateAdded: components/activity/student/activity-fields.tsx',
    'note: content/schema/student/activity.ts',
    'note: toPublished in lib/activity/activity.ts',
  ]);
});
