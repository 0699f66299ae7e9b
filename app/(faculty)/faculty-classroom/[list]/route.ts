import { sampleRecords } from '@/content/record';
import { site } from '@/content/site';
import { listFiles, sampleLists } from '@/lib/list/list-file';
import { facultyClassroomOf, sampleFacultyClassroomOf } from '../faculty-classroom-of';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { timetable } = facultyClassroomOf(sampleRecords.teacher);

const { params, answer } = listFiles({
  ...sampleLists(sampleFacultyClassroomOf, sampleRecords, site.openSample),
  timetable: site.openSample ? [{ timetable, subjects: [] }] : [],
});

/** One file per list, at an address below the page, so that access control on the page covers it too. */
export const generateStaticParams = params;

/** The full list, for a page whose HTML contains only its beginning. */
export const GET = answer;
