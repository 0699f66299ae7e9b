import { LoggedOut } from '@/components/auth/logged-out';
import {
  DashboardPreview,
  ApprovalPreview,
  TrackerPreview,
} from '@/components/marketing/preview/student-preview';
import { Demo } from '@/components/marketing/demo';
import { Features } from '@/components/marketing/features';
import { Hero, ClosingCall } from '@/components/marketing/hero';
import { ownClaims } from '@/components/marketing/model/own-claims';
import {
  SchedulingPreview,
  SecurityPreview,
  CheckerPreview,
} from '@/components/marketing/preview/tool-preview';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader, anchorsOf } from '@/components/marketing/site-header';
import { StatisticStrip, RatingStrip } from '@/components/marketing/figure-list';
import { Testimonials } from '@/components/marketing/testimonials';
import { SpeculationRules } from '@/components/page/speculation-rules';
import { StructuredData } from '@/components/page/structured-data';
import { SkipLink } from '@/components/ui/skip-link';
import { academic, activityRules, calendar } from '@/content/campus';
import { demo, evidence, landing as written } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { landingData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'landing');

const landing = ownClaims(written, site);
const video = landing.demo?.video;
const student = site.openSample ? demo.student : { ...demo.student, name: 'Your name' };

const previews = {
  dashboard: (
    <DashboardPreview demo={demo} threshold={site.attendanceThreshold} scale={academic.grading} />
  ),
  tracker: <TrackerPreview activities={demo.activities} rules={activityRules} />,
  approval: (
    <ApprovalPreview activities={demo.activities} student={student} rules={activityRules} />
  ),
  checker: <CheckerPreview />,
  scheduling: <SchedulingPreview timetable={demo.timetable} calendar={calendar} />,
  security: <SecurityPreview claims={evidence.claims} />,
};

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} anchors={anchorsOf(landing)} video={video} />
      <main id="main">
        <LoggedOut />
        <Hero hero={landing.hero} video={video} />
        {landing.demo && <Demo demo={landing.demo} />}
        <StatisticStrip product={site.product} statistics={landing.statistics} />
        <Features features={landing.features} previews={previews} />
        <Testimonials testimonials={landing.testimonials} />
        <RatingStrip rating={landing.rating} />
        <ClosingCall call={landing.callToAction} openSample={site.openSample} />
      </main>
      <SiteFooter footer={landing.footer} site={site} />
      <StructuredData data={landingData(site, landing)} />
      <SpeculationRules />
    </>
  );
}
