import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { issuer } from '@/__tests__/components/credential/sample';
import { FacultyAssignmentsPage } from '@/app/(faculty)/faculty-assignments/faculty-assignments';
import { facultyAssignmentsOf } from '@/app/(faculty)/faculty-assignments/faculty-assignments-of';
import { FacultyClassroomPage } from '@/app/(faculty)/faculty-classroom/faculty-classroom';
import {
  facultyClassroomOf,
  sampleFacultyClassroomOf,
} from '@/app/(faculty)/faculty-classroom/faculty-classroom-of';
import { FacultyDashboardPage } from '@/app/(faculty)/faculty-dashboard/faculty-dashboard';
import {
  facultyDashboardOf,
  sampleFacultyDashboardOf,
} from '@/app/(faculty)/faculty-dashboard/faculty-dashboard-of';
import { FacultySettingsPage } from '@/app/(faculty)/faculty-settings/faculty-settings';
import { facultySettingsOf } from '@/app/(faculty)/faculty-settings/faculty-settings-of';
import { AssignmentsPage } from '@/app/(student)/Assignments/assignments';
import { assignmentsOf } from '@/app/(student)/Assignments/assignments-of';
import { ChatsPage } from '@/app/(student)/Chats/chats';
import { chatsOf } from '@/app/(student)/Chats/chats-of';
import { DashboardPage } from '@/app/(student)/Dashboard/dashboard';
import { dashboardOf } from '@/app/(student)/Dashboard/dashboard-of';
import { ProfilePage } from '@/app/(student)/MyProfile/profile';
import { profileOf } from '@/app/(student)/MyProfile/profile-of';
import { SettingsPage } from '@/app/(student)/Settings/settings';
import { settingsOf } from '@/app/(student)/Settings/settings-of';
import { SubjectsPage } from '@/app/(student)/Subjects/subjects';
import { subjectsOf } from '@/app/(student)/Subjects/subjects-of';
import { academic, activityRules } from '@/content/campus';
import { sampleRecords } from '@/content/record';
import { samplePage } from '@/lib/list/list-file';
import { portalRoutes, routes, type Route } from '@/lib/site/routes';

const { student, teacher } = sampleRecords;

/** The sample as a browser opens it. */
const opened = JSON.parse(
  JSON.stringify({
    student: { ...student, id: student.student.rollNumber, generation: 1 },
    teacher: { ...teacher, id: teacher.facultyProfile.employeeId, generation: 1 },
  }),
) as typeof sampleRecords;

const calendarHost = { host: 'college.example', timeZone: 'Asia/Kolkata' };
const { grading } = academic;
const rules = { grading, threshold: 75 };
const dashboard = {
  calendar: 'calendar',
  map: 'map',
  calendarHost,
  threshold: 75,
  grading,
  activityRules,
};
const profile = { college: 'A college', notice: 'A notice', grading, activityRules };
const parts = { signedOut: null, empty: 'No entries' };
const week = { timeZone: 'Asia/Kolkata', weekStart: 'Monday' as const };
const schedule = { week, calendarHost };

/** The two ways to the HTML of a page: the props of the build, and those of an opened record. */
function page<R, P>(
  route: Route,
  built: [read: Parameters<typeof samplePage<R, P>>[1], record: R],
  own: () => P,
  show: (sample: P) => ReactNode,
) {
  return {
    route,
    built: () => renderToString(show(samplePage(route, ...built)!)),
    opened: () => renderToString(show(own())),
  };
}

const pages = [
  page(
    routes.profile,
    [profileOf, student],
    () => profileOf(opened.student),
    (sample) => <ProfilePage sample={sample} {...profile} {...parts} />,
  ),
  page(
    routes.dashboard,
    [dashboardOf, student],
    () => dashboardOf(opened.student),
    (sample) => <DashboardPage sample={sample} {...dashboard} {...parts} />,
  ),
  page(
    routes.subjects,
    [subjectsOf, student],
    () => subjectsOf(opened.student),
    (sample) => <SubjectsPage sample={sample} hasFeeds {...schedule} {...rules} {...parts} />,
  ),
  page(
    routes.assignments,
    [assignmentsOf, student],
    () => assignmentsOf(opened.student),
    (sample) => <AssignmentsPage sample={sample} {...parts} />,
  ),
  page(
    routes.chats,
    [chatsOf, student],
    () => chatsOf(opened.student),
    (sample) => <ChatsPage sample={sample} timeZone="Asia/Kolkata" {...parts} />,
  ),
  page(
    routes.settings,
    [settingsOf, student],
    () => settingsOf(opened.student),
    (sample) => <SettingsPage sample={sample} {...parts} />,
  ),
  page(
    routes.facultyDashboard,
    [sampleFacultyDashboardOf, sampleRecords],
    () => facultyDashboardOf(opened.teacher),
    (sample) => (
      <FacultyDashboardPage
        sample={sample}
        calendarHost={calendarHost}
        rules={academic.help}
        issuer={issuer}
        categories={[]}
        {...parts}
      />
    ),
  ),
  page(
    routes.facultyClassroom,
    [sampleFacultyClassroomOf, sampleRecords],
    () => facultyClassroomOf(opened.teacher),
    (sample) => (
      <FacultyClassroomPage
        sample={sample}
        hours={academic.hours}
        rules={academic.help}
        terms={{ rules: activityRules, attendance: 75, decisionDays: 14 }}
        {...schedule}
        {...parts}
      />
    ),
  ),
  page(
    routes.facultyAssignments,
    [facultyAssignmentsOf, teacher],
    () => facultyAssignmentsOf(opened.teacher),
    (sample) => <FacultyAssignmentsPage sample={sample} {...parts} />,
  ),
  page(
    routes.facultySettings,
    [facultySettingsOf, teacher],
    () => facultySettingsOf(opened.teacher),
    (sample) => <FacultySettingsPage sample={sample} {...parts} />,
  ),
];

test('every portal page is in the list above', () => {
  expect(pages.map(({ route }) => route)).toEqual(portalRoutes.map((name) => routes[name]));
});

test.each(pages)('$route has the same HTML from the sample and from an opened record', (one) => {
  const built = one.built();
  expect(built).toMatch(/<h[12]/);
  expect(one.opened()).toBe(built);
});

test('a page shows what is in the record', () => {
  const renamed = { ...opened.student, student: { ...opened.student.student, name: 'Meera Nair' } };
  const html = renderToString(
    <DashboardPage sample={dashboardOf(renamed)} {...dashboard} {...parts} />,
  );
  expect(html).toContain('Meera Nair');
  expect(html).not.toContain(student.student.name);
});
