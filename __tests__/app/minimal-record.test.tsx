import { site } from '@/content/site';
import { sharedSite } from '@/__tests__/components/profile/share/site';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import * as v from 'valibot';
import { issuer } from '@/__tests__/components/credential/sample';
import { FacultyClassroomPage } from '@/app/(faculty)/faculty-classroom/faculty-classroom';
import { FacultyDashboardPage } from '@/app/(faculty)/faculty-dashboard/faculty-dashboard';
import { FacultyProgressPage } from '@/app/(faculty)/faculty-progress/faculty-progress';
import { FacultySettingsPage } from '@/app/(faculty)/faculty-settings/faculty-settings';
import { AssignmentsPage } from '@/app/(student)/Assignments/assignments';
import { DashboardPage } from '@/app/(student)/Dashboard/dashboard';
import { ProfilePage } from '@/app/(student)/MyProfile/profile';
import { SubjectsPage } from '@/app/(student)/Subjects/subjects';
import { tenPoints } from '@/__tests__/components/performance/model/scale';
import { composeCv } from '@/components/profile/model/cv';
import { toJsonResume } from '@/components/profile/model/json-resume';
import { profileSections } from '@/components/profile/model/profile-record';
import { sharedProfile, toSharedProfile } from '@/components/profile/model/shared-profile';
import { academic, activityRules, calendar } from '@/content/campus';
import { emptyStudentRecord, emptyTeacherRecord } from '@/tools/college/empty-record';
import { CvSheet } from '@/components/profile/cv/cv-dialog';

const student = emptyStudentRecord({ name: 'நறுமுகை', id: 'U/2024/7', asOf: '2026-11-23' });
const teacher = emptyTeacherRecord({ name: 'محمد', id: 'e.2', asOf: '2026-11-23' });

const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };
const { grading } = academic;
const rules = { grading, threshold: 75, duty: 'leftOut' as const };
const dashboard = {
  calendar,
  map: 'map',
  timeZone: 'Asia/Kolkata',
  threshold: 75,
  duty: 'leftOut' as const,
  grading,
  activityRules,
};
const parts = { signedOut: null, empty: 'No entries' };
const week = { timeZone: 'Asia/Kolkata', weekStart: 'Monday' as const };
const schedule = { week, calendarHost };

const pages: [name: string, page: ReactNode, texts: string[]][] = [
  [
    'profile',
    <ProfilePage
      key="page"
      sample={student}
      shared={sharedSite}
      notice=""
      activityRules={activityRules}
      {...parts}
    />,
    ['நறுமுகை', 'U/2024/7', 'data-initials="ந"'],
  ],
  [
    'dashboard',
    <DashboardPage key="page" sample={student} {...dashboard} {...parts} />,
    ['நறுமுகை', 'No Attendance Yet', 'Not Known Yet', 'No activities yet'],
  ],
  [
    'subjects',
    <SubjectsPage key="page" sample={student} {...schedule} {...rules} {...parts} />,
    ['No entries'],
  ],
  ['assignments', <AssignmentsPage key="page" sample={student} {...parts} />, ['No entries']],
  [
    'faculty dashboard',
    <FacultyDashboardPage
      key="page"
      sample={teacher}
      rules={academic.help}
      {...{ timeZone: 'Asia/Kolkata', duty: 'leftOut' }}
      issuer={issuer}
      activityRules={activityRules}
      reasons={[]}
      {...parts}
    />,
    ['No Progress Yet', 'No Classes Today'],
  ],
  [
    'classroom',
    <FacultyClassroomPage
      key="page"
      sample={teacher}
      hours={academic.hours}
      {...schedule}
      {...parts}
    />,
    ['No entries', 'No Classes Yet'],
  ],
  [
    'progress of students',
    <FacultyProgressPage
      key="page"
      sample={teacher}
      timeZone="Asia/Kolkata"
      duty="leftOut"
      help={academic.help}
      {...{ rules: activityRules, attendance: 75, decisionDays: 14 }}
      {...parts}
    />,
    ['No Students Yet'],
  ],
  [
    'faculty settings',
    <FacultySettingsPage key="page" sample={teacher} {...parts} />,
    ['No entries'],
  ],
];

test.each(pages)('The %s of a person with a name and an id has no gaps', (_, page, texts) => {
  const html = renderToString(page);
  for (const text of texts) expect(html).toContain(text);
  expect(html).not.toMatch(/undefined|NaN|mailto:"/);
  expect(html).not.toMatch(/<dt[^>]*>(?:Programme|Semester|Batch|CGPA)</);
  for (const title of ['Current Credits', 'Skill Timeline', 'Summary', 'Academics', 'Contact'])
    expect(html).not.toMatch(new RegExp(`<h2[^>]*>${title}<`));
});

describe('What a person with a name and an id exports', () => {
  const record = {
    ...{ college: 'A college', logo: site.logo, notice: '' },
    ...{ student: student.student, grading: tenPoints },
    ...{ achievements: [], activities: [], projects: [], entries: [] },
  };
  const all = new Set(profileSections.map(({ id }) => id));

  it('is a CV with the name, the college and the roll number', () => {
    const cv = composeCv(record, all, true);
    expect(cv).toEqual({
      name: 'நறுமுகை',
      logo: site.logo,
      contact: [],
      sections: [
        {
          id: 'academics',
          title: 'Education',
          entries: [{ id: 'academics', title: 'A college', text: 'Roll number U/2024/7' }],
        },
      ],
      footer: 'A college.',
    });
    expect(renderToString(<CvSheet cv={cv} whole />)).not.toMatch(/undefined| · |<p[^>]*><\/p>/);
  });

  it('is a JSON Resume without empty fields', () => {
    expect(JSON.parse(JSON.stringify(toJsonResume(record, all)))).toMatchObject({
      basics: { name: 'நறுமுகை' },
      education: [{ institution: 'A college' }],
    });
    expect(JSON.stringify(toJsonResume(record, all))).not.toMatch(/undefined|null|""/);
  });

  it('is a shared profile that its reader accepts', () => {
    const text = JSON.stringify(toSharedProfile(record, all));
    expect(v.parse(sharedProfile, JSON.parse(text))).toMatchObject({
      name: 'நறுமுகை',
      academics: {},
      contact: {},
    });
  });
});
