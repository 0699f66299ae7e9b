import { facultyAssignmentsOf } from '@/app/(faculty)/faculty-assignments/faculty-assignments-of';
import {
  facultyClassroomOf,
  sampleFacultyClassroomOf,
} from '@/app/(faculty)/faculty-classroom/faculty-classroom-of';
import { sampleFacultyDashboardOf } from '@/app/(faculty)/faculty-dashboard/faculty-dashboard-of';
import { facultySettingsOf } from '@/app/(faculty)/faculty-settings/faculty-settings-of';
import { assignmentsOf } from '@/app/(student)/Assignments/assignments-of';
import { chatsOf } from '@/app/(student)/Chats/chats-of';
import { dashboardOf } from '@/app/(student)/Dashboard/dashboard-of';
import { profileOf } from '@/app/(student)/MyProfile/profile-of';
import { settingsOf } from '@/app/(student)/Settings/settings-of';
import { subjectsOf } from '@/app/(student)/Subjects/subjects-of';
import { calendar } from '@/content/campus';
import { sampleRecords } from '@/content/record';
import { site } from '@/content/site';
import { listFiles, sampleLists } from '@/lib/list/list-file';
import type { PortalFolder } from '@/lib/site/routes';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { openSample } = site;
const { student, teacher } = sampleRecords;
const { timetable, subjects } = student;
const taught = facultyClassroomOf(teacher).timetable;

const { params, answer } = listFiles({
  Assignments: sampleLists(assignmentsOf, student, openSample),
  Chats: sampleLists(chatsOf, student, openSample),
  Dashboard: {
    ...sampleLists(dashboardOf, student, openSample),
    months: calendar.months,
  },
  MyProfile: sampleLists(profileOf, student, openSample),
  Settings: sampleLists(settingsOf, student, openSample),
  Subjects: {
    ...sampleLists(subjectsOf, student, openSample),
    timetable: openSample ? [{ timetable, subjects: subjects.items }] : [],
  },
  'faculty-assignments': sampleLists(facultyAssignmentsOf, teacher, openSample),
  'faculty-classroom': {
    ...sampleLists(sampleFacultyClassroomOf, sampleRecords, openSample),
    timetable: openSample ? [{ timetable: taught, subjects: [] }] : [],
  },
  'faculty-dashboard': sampleLists(sampleFacultyDashboardOf, sampleRecords, openSample),
  'faculty-settings': sampleLists(facultySettingsOf, teacher, openSample),
} satisfies Record<PortalFolder, object>);

/** One file per list, at an address below its page, so that access control on the page covers it too. */
export const generateStaticParams = params;

/** The full list, for a page whose HTML contains only its beginning. */
export const GET = answer;
