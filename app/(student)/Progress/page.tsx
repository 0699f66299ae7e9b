import { EmptyPage } from '@/components/session/empty-page';
import { SignedOut } from '@/components/session/signed-out';
import { academic, activityRules, dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { ProgressPage } from './progress';

export const metadata = portalMetadata(site, 'progress');

const route = routes.progress;

export default function Page() {
  return (
    <ProgressPage
      sample={shownSample?.student ?? null}
      signedOut={shownSample ? null : <SignedOut kind="student" route={route} what="progress" />}
      grading={academic.grading}
      comparison={academic.comparison ?? null}
      rules={activityRules}
      threshold={site.attendanceThreshold}
      by={academic.attendance?.by ?? 'subject'}
      timeZone={site.timeZone}
      duty={dutyRule}
      empty={
        <EmptyPage
          kind="student"
          route={route}
          sentence="No Progress Yet"
          hint="Attendance and marks will appear here."
          subject="subjects"
        />
      }
    />
  );
}
