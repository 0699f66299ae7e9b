import { ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { AcademicsCard } from '@/components/profile/cards/academics-card';
import { InterestsCard } from '@/components/profile/cards/interests-card';
import { SummaryCard } from '@/components/profile/cards/summary-card';
import type { SharedProfile } from '@/components/profile/model/shared-profile';
import { buttonClass } from '@/components/ui/button';
import { ownProfileHref } from './shared-broken';
import {
  SharedActivities,
  SharedContact,
  SharedEntries,
  SharedProjects,
  SharedSkills,
} from './shared-cards';

/** A read-only profile from a link, with a notice at the top that it is not verified. */
export function SharedPage({ profile }: { profile: SharedProfile }) {
  const { summary, academics, skills, contact, projects, entries, activities } = profile;
  const { interests = [], languages = [] } = profile;
  return (
    <>
      <NotVerified profile={profile} />
      <header className="my-6">
        <h1 className="text-heading wrap-anywhere md:text-figure">{profile.name}</h1>
        {profile.bio && <p className="mt-1.5 text-lead text-pretty wrap-anywhere">{profile.bio}</p>}
        <p className="mt-1.5 text-muted wrap-anywhere">{profile.college}</p>
      </header>
      <div className="@container">
        <div className="grid items-start gap-4.5 wrap-anywhere @2xl:grid-cols-[16rem_minmax(0,1fr)] @4xl:grid-cols-[19rem_minmax(0,1fr)]">
          <div className="grid gap-4.5">
            {summary && <SummaryCard summary={summary} />}
            {academics && <AcademicsCard {...academics} />}
            {skills && <SharedSkills skills={skills} />}
            <InterestsCard interests={unique(interests)} languages={unique(languages)} />
            {contact && <SharedContact {...contact} />}
          </div>
          <div className="grid gap-4.5">
            {projects && <SharedProjects projects={projects} />}
            {entries && <SharedEntries entries={entries} />}
            {activities && <SharedActivities activities={activities} />}
          </div>
        </div>
      </div>
    </>
  );
}

/** Unlike the college's lists, a link's may contain duplicates, which would be duplicate React keys. */
const unique = (items: readonly string[]) => [...new Set(items)];

function NotVerified({ profile: { name, college } }: { profile: SharedProfile }) {
  return (
    <section
      aria-label="Shared profile, not verified"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card border border-pending bg-pending-fill p-4 text-pending"
    >
      <div className="min-w-0 grow basis-72">
        <p className="flex items-center gap-2 text-lead font-semibold">
          <ExclamationTriangleIcon className="size-5 shrink-0" aria-hidden="true" />
          Shared profile, not verified
        </p>
        <p className="mt-1 text-note text-pretty wrap-anywhere">
          It claims to be the profile of {name} at {college}. Everything here comes from the link
          itself; the college has not checked it. Nothing is stored on this device.
        </p>
      </div>
      <a href={ownProfileHref} className={buttonClass()}>
        Open this portal’s own profile
      </a>
    </section>
  );
}
