import { calendar } from '@/content/campus';
import { sampleStudentRecord } from '@/content/record';
import { site } from '@/content/site';
import { listFiles, sampleLists } from '@/lib/list/list-file';
import { dashboardOf } from '../dashboard-of';

export const dynamic = 'force-static';
export const dynamicParams = false;

const { params, answer } = listFiles({
  ...sampleLists(dashboardOf, sampleStudentRecord, site.openSample),
  months: calendar.months,
});

/** One file per list, at an address below the page, so that access control on the page covers it too. */
export const generateStaticParams = params;

/** The full list, for a page whose HTML contains only its beginning. */
export const GET = answer;
