import { ArrowDownTrayIcon, EnvelopeIcon, LinkIcon } from '@heroicons/react/20/solid';
import { useState, type ReactNode, useEffect } from 'react';
import { CollegeLogo } from '@/components/page/college-logo';
import { copyAddress } from '@/components/page/share-address';
import { WrittenText } from '@/components/page/written-text';
import {
  type CheckingSite,
  checkActivities,
  type ActivityCheck,
} from '@/components/profile/model/shared-check';
import type { SharedProfile } from '@/components/profile/model/shared-profile';
import { averageNames, formatOnScale } from '@/components/performance/model/grade-band';
import { Button, buttonClass } from '@/components/ui/button';
import type { Grading } from '@/content/schema/academic';
import type { Site } from '@/content/schema/site';
import { asset, routes } from '@/lib/site/routes';
import { initialOf } from '@/lib/text/initial';
import { sharedLinkClass, SharedSections } from './shared-sections';

/** The checks of the activities. Empty until they are finished, null if the college publishes no keys. */
function useChecks(profile: SharedProfile, { issuer, college, keys }: CheckingSite) {
  const [checks, setChecks] = useState<ActivityCheck[] | null>([]);
  useEffect(() => {
    let left = false;
    void checkActivities(profile, { issuer, college, keys }).then((found) => {
      if (!left) setChecks(found);
    });
    return () => void (left = true);
  }, [profile, issuer, college, keys]);
  return checks;
}

/** The part of the site that the page of a shared profile needs. */
export interface SharedSite extends CheckingSite {
  logo: Site['logo'];
  /** The college's grades, for the link that the tour makes. */
  grading: Grading;
}

/** A profile from a link, as an employer reads it: without the portal's navigation and with what could be checked. */
export function SharedPage({ profile, ...site }: SharedSite & { profile: SharedProfile }) {
  const checks = useChecks(profile, site);
  return (
    <Frame logo={site.logo} canPrint>
      <Person profile={profile} college={site.college} />
      <Actions profile={profile} />
      <SharedSections profile={profile} checks={checks ?? []} />
      <footer className="mt-10 border-t border-line pt-6 text-note text-muted">
        {checks === null ? (
          'Written by the student; not checked by the college.'
        ) : (
          <>
            Written by the student. The college vouches only for entries marked Checked.{' '}
            <a href={asset(routes.verify)} className={sharedLinkClass}>
              Check one yourself
            </a>
          </>
        )}
      </footer>
    </Frame>
  );
}

interface FrameProps extends Pick<Site, 'logo'> {
  canPrint?: boolean;
  children: ReactNode;
}

function Frame({ logo, canPrint = false, children }: FrameProps) {
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-12 md:px-6 md:pt-8 print:p-0 [&_img]:h-9 [&_img]:w-auto">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3">
          <CollegeLogo logo={logo} />
          <span className="text-note text-muted max-sm:sr-only">Student portfolio</span>
        </p>
        {canPrint && (
          <Button onClick={() => window.print()}>
            <ArrowDownTrayIcon className="size-5" aria-hidden="true" />
            Save as PDF
          </Button>
        )}
      </header>
      {children}
    </div>
  );
}

interface PersonProps {
  profile: SharedProfile;
  /** The college of this site; another one that the link names is shown. */
  college: string;
}

function Person({ profile: { name, bio, academics, ...profile }, college }: PersonProps) {
  const { program, semester, batch, cgpa, scale } = academics ?? {};
  const facts = [
    semester !== undefined && `Semester ${semester}`,
    scale && cgpa !== undefined && `${averageNames(scale).all} ${formatOnScale(cgpa, scale)}`,
    profile.college !== college && profile.college,
  ].filter(Boolean);
  return (
    <div className="mt-6 flex flex-col gap-x-6 gap-y-3 sm:mt-9 sm:flex-row sm:items-center print:mt-4">
      <p
        aria-hidden="true"
        className="flex size-24 shrink-0 items-center justify-center rounded-full bg-brand-soft text-heading font-bold text-brand print:border print:border-line"
      >
        {initialOf(name)}
      </p>
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-figure leading-[1.1]">
          <bdi>{name}</bdi>
        </h1>
        {bio && <WrittenText className="mt-1 text-lead text-pretty">{bio}</WrittenText>}
        <p className="text-muted empty:hidden">{[program, batch].filter(Boolean).join(', ')}</p>
        <p className="text-muted empty:hidden">{facts.join(' · ')}</p>
      </div>
    </div>
  );
}

function Actions({ profile: { name, contact } }: { profile: SharedProfile }) {
  const [message, setMessage] = useState('');
  const copy = async () => setMessage(await copyAddress(window.location.href));
  return (
    <div className="mt-6 flex flex-wrap items-center gap-2 print:hidden">
      {contact?.email && (
        <a href={`mailto:${contact.email}`} className={buttonClass('primary')}>
          <EnvelopeIcon className="size-5" aria-hidden="true" />
          <span>
            Write to <bdi>{name.trim().split(/\s+/)[0]}</bdi>
          </span>
        </a>
      )}
      <Button onClick={() => void copy()}>
        <LinkIcon className="size-5" aria-hidden="true" />
        Copy the link
      </Button>
      <p role="status" className="text-note break-all text-muted">
        {message}
      </p>
    </div>
  );
}

/** Shown when a profile cannot be read from its link. */
export function SharedBroken({ reason, logo }: SharedSite & { reason: string }) {
  return (
    <Frame logo={logo}>
      <h1 className="mt-10 text-heading">This link is incomplete. Ask for it again.</h1>
      <p className="mt-3 text-pretty text-muted">{reason}</p>
    </Frame>
  );
}
