import { SignedOut } from '@/components/session/signed-out';
import { academic, activityRules, dutyRule } from '@/content/campus';
import { shownSample } from '@/content/record';
import { site } from '@/content/site';
import { portalMetadata } from '@/lib/site/page-metadata';
import { routes } from '@/lib/site/routes';
import { FacultyProgressPage } from './faculty-progress';

export const metadata = portalMetadata(site, 'facultyProgress');

const route = routes.facultyProgress;

export default function Page() {
  return (
    <FacultyProgressPage
      sample={shownSample?.teacher ?? null}
      sampleStudent={shownSample?.student}
      timeZone={site.timeZone}
      duty={dutyRule}
      help={academic.help}
      rules={activityRules}
      attendance={site.attendanceThreshold}
      decisionDays={academic.decisionDays ?? null}
      signedOut={
        shownSample ? null : (
          <SignedOut kind="teacher" route={route} what="progress page" title="Progress" />
        )
      }
    />
  );
}
