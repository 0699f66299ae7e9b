import { sharedSite } from '@/__tests__/components/profile/share/site';
import { renderToString } from 'react-dom/server';
import { issuer } from '@/__tests__/components/credential/sample';
import { FacultyAssignmentsPage } from '@/app/(faculty)/faculty-assignments/faculty-assignments';
import { FacultyClassroomPage } from '@/app/(faculty)/faculty-classroom/faculty-classroom';
import { FacultyDashboardPage } from '@/app/(faculty)/faculty-dashboard/faculty-dashboard';
import { FacultyProgressPage } from '@/app/(faculty)/faculty-progress/faculty-progress';
import { FacultyEventsPage } from '@/app/(faculty)/faculty-events/faculty-events';
import { FacultyRegisterPage } from '@/app/(faculty)/faculty-register/faculty-register';
import { FacultySettingsPage } from '@/app/(faculty)/faculty-settings/faculty-settings';
import { AssignmentsPage } from '@/app/(student)/Assignments/assignments';
import { ChatsPage } from '@/app/(student)/Chats/chats';
import { DashboardPage } from '@/app/(student)/Dashboard/dashboard';
import { ProfilePage } from '@/app/(student)/MyProfile/profile';
import { SettingsPage } from '@/app/(student)/Settings/settings';
import { ClassesPage } from '@/app/(student)/Classes/classes';
import { ProgressPage } from '@/app/(student)/Progress/progress';
import { SubjectsPage } from '@/app/(student)/Subjects/subjects';
import { academic, activityRules, calendar } from '@/content/campus';
import { sampleRecords } from '@/content/record';
import { portalRoutes, routes } from '@/lib/site/routes';

const { student, teacher } = sampleRecords;

type Records = typeof sampleRecords;

/** The sample as a browser opens it. */
const opened = JSON.parse(
  JSON.stringify({
    student: { ...student, id: student.student.rollNumber, generation: 1 },
    teacher: { ...teacher, id: teacher.facultyProfile.employeeId, generation: 1 },
  }),
) as Records;

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
const profile = { shared: sharedSite, notice: 'A notice', grading, activityRules };
const parts = { signedOut: null, empty: 'No entries' };
const week = { timeZone: 'Asia/Kolkata', weekStart: 'Monday' as const };
const schedule = { week, calendarHost };

const pages = [
  {
    route: routes.profile,
    show: ({ student }: Records) => <ProfilePage sample={student} {...profile} {...parts} />,
  },
  {
    route: routes.dashboard,
    show: ({ student }: Records) => <DashboardPage sample={student} {...dashboard} {...parts} />,
  },
  {
    route: routes.progress,
    show: ({ student }: Records) => (
      <ProgressPage
        sample={student}
        timeZone="Asia/Kolkata"
        comparison={null}
        by="subject"
        {...rules}
        rules={activityRules}
        {...parts}
      />
    ),
  },
  {
    route: routes.subjects,
    show: ({ student }: Records) => (
      <SubjectsPage sample={student} {...schedule} {...rules} {...parts} />
    ),
  },
  {
    route: routes.classes,
    show: ({ student }: Records) => (
      <ClassesPage
        sample={student}
        timeZone="Asia/Kolkata"
        email="office@college.test"
        {...parts}
      />
    ),
  },
  {
    route: routes.assignments,
    show: ({ student }: Records) => <AssignmentsPage sample={student} {...parts} />,
  },
  {
    route: routes.chats,
    show: ({ student }: Records) => (
      <ChatsPage sample={student} timeZone="Asia/Kolkata" {...parts} />
    ),
  },
  {
    route: routes.settings,
    show: ({ student }: Records) => <SettingsPage sample={student} {...parts} />,
  },
  {
    route: routes.facultyDashboard,
    show: ({ teacher }: Records) => (
      <FacultyDashboardPage
        sample={teacher}
        sampleStudent={teacher === sampleRecords.teacher ? student : undefined}
        rules={academic.help}
        {...{ timeZone: 'Asia/Kolkata', duty: 'leftOut' }}
        issuer={issuer}
        activityRules={activityRules}
        reasons={[]}
        {...parts}
      />
    ),
  },
  {
    route: routes.facultyProgress,
    show: ({ teacher }: Records) => (
      <FacultyProgressPage
        sample={teacher}
        sampleStudent={teacher === sampleRecords.teacher ? student : undefined}
        timeZone="Asia/Kolkata"
        duty="leftOut"
        help={academic.help}
        {...{ rules: activityRules, attendance: 75, decisionDays: 14 }}
        {...parts}
      />
    ),
  },
  {
    route: routes.facultyClassroom,
    show: ({ teacher }: Records) => (
      <FacultyClassroomPage sample={teacher} hours={academic.hours} {...schedule} {...parts} />
    ),
  },
  {
    route: routes.facultyRegister,
    show: ({ teacher }: Records) => (
      <FacultyRegisterPage sample={teacher} timeZone="Asia/Kolkata" {...parts} />
    ),
  },
  {
    route: routes.facultyEvents,
    show: ({ teacher }: Records) => (
      <FacultyEventsPage
        sample={teacher}
        rules={activityRules}
        issuer={issuer}
        timeZone="Asia/Kolkata"
        {...parts}
      />
    ),
  },
  {
    route: routes.facultyAssignments,
    show: ({ teacher }: Records) => <FacultyAssignmentsPage sample={teacher} {...parts} />,
  },
  {
    route: routes.facultySettings,
    show: ({ teacher }: Records) => <FacultySettingsPage sample={teacher} {...parts} />,
  },
];

test('every portal page is in the list above', () => {
  expect(pages.map(({ route }) => route)).toEqual(portalRoutes.map((name) => routes[name]));
});

test.each(pages)(
  '$route has the same HTML from the sample and from an opened record',
  ({ show }) => {
    const built = renderToString(show(sampleRecords));
    expect(built).toMatch(/<h2|print:block/);
    expect(renderToString(show(opened))).toBe(built);
  },
);

test('a page shows what is in the record', () => {
  const renamed = { ...opened.student, student: { ...opened.student.student, name: 'Meera Nair' } };
  const html = renderToString(<DashboardPage sample={renamed} {...dashboard} {...parts} />);
  expect(html).toContain('Meera Nair');
  expect(html).not.toContain(student.student.name);
});
