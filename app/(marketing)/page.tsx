import { LoggedOut } from '@/components/auth/logged-out';
import { Audiences } from '@/components/marketing/audiences';
import { Demo } from '@/components/marketing/demo';
import { FactStrip } from '@/components/marketing/fact-strip';
import { Features } from '@/components/marketing/features';
import { Hero, ClosingCall } from '@/components/marketing/hero';
import { Loop } from '@/components/marketing/loop';
import { withNumbers } from '@/components/marketing/model/numbers';
import { ownClaims } from '@/components/marketing/model/own-claims';
import {
  DashboardPreview,
  ApprovalPreview,
  TrackerPreview,
} from '@/components/marketing/preview/student-preview';
import {
  SchedulingPreview,
  SecurityPreview,
  CheckerPreview,
} from '@/components/marketing/preview/tool-preview';
import { SiteFooter } from '@/components/marketing/site-footer';
import { SiteHeader, anchorsOf } from '@/components/marketing/site-header';
import { Testimonials } from '@/components/marketing/testimonials';
import { SpeculationRules } from '@/components/page/speculation-rules';
import { StructuredData } from '@/components/page/structured-data';
import { SkipLink } from '@/components/ui/skip-link';
import { academic, activityRules, calendar } from '@/content/campus';
import { demo, hasKeys, landing as written } from '@/content/marketing';
import { site } from '@/content/site';
import { publicMetadata } from '@/lib/site/page-metadata';
import { landingData } from '@/lib/site/structured-data';

export const metadata = publicMetadata(site, 'landing');

const { openSample } = site;
const landing = ownClaims(withNumbers(written), { ...site, hasKeys });
const video = landing.demo?.video;

/** On a college's own site nobody has the name of an invented person. */
const request = openSample
  ? demo
  : {
      ...demo,
      student: { ...demo.student, name: 'Your name' },
      decision: { ...demo.decision, teacher: 'your teacher' },
    };

const previews = {
  dashboard: (
    <DashboardPreview demo={demo} threshold={site.attendanceThreshold} scale={academic.grading} />
  ),
  tracker: <TrackerPreview activities={demo.activities} rules={activityRules} />,
  approval: <ApprovalPreview activities={demo.activities} rules={activityRules} />,
  checker: <CheckerPreview />,
  scheduling: <SchedulingPreview timetable={demo.timetable} calendar={calendar} />,
  security: <SecurityPreview hasKeys={hasKeys} />,
};

export default function LandingPage() {
  return (
    <>
      <SkipLink />
      <SiteHeader site={site} anchors={anchorsOf(landing)} video={video} />
      <main id="main">
        <LoggedOut />
        <Hero hero={landing.hero} openSample={openSample} />
        {landing.demo && <Demo demo={landing.demo} />}
        <FactStrip product={site.product} facts={landing.facts} />
        <Loop loop={landing.loop} request={request} isSigned={openSample || hasKeys} />
        <Audiences audiences={landing.audiences} />
        <Features features={landing.features} previews={previews} />
        <Testimonials
          testimonials={landing.testimonials}
          figures={landing.figures}
          isSample={site.sampleContent ?? false}
        />
        <ClosingCall call={landing.callToAction} openSample={openSample} />
      </main>
      <SiteFooter footer={landing.footer} site={site} />
      <StructuredData data={landingData(site, landing)} />
      <SpeculationRules />
    </>
  );
}
