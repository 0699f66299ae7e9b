import { ExclamationTriangleIcon } from '@heroicons/react/20/solid';
import { useEffect, useState, type ReactNode } from 'react';
import { WrittenText } from '@/components/page/written-text';
import {
  AcademicsCard,
  InterestsCard,
  SummaryCard,
} from '@/components/profile/cards/profile-cards';
import {
  type SharedProfile,
  decodeProfile,
  LinkError,
} from '@/components/profile/model/shared-profile';
import { buttonClass, cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { openEvent } from '@/components/ui/lazy/lazy-dialog-button';
import { asset, routes } from '@/lib/site/routes';
import { formatDay } from '@/lib/time/date';

type Opened = { profile: SharedProfile } | { reason: string };

/** Reads the profile from a link and shows it, or the reason it cannot be read. Stores nothing on the device. */
export function SharedView({ fragment }: { fragment: string }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    let left = false;
    void open(fragment).then((next) => {
      if (!left) setOpened(next);
    });
    return () => void (left = true);
  }, [fragment]);

  const title =
    opened && ('profile' in opened ? `${opened.profile.name} (not verified)` : 'Broken link');
  useEffect(() => {
    if (!title) return;
    const own = document.title;
    document.title = `${title} | Shared profile`;
    return () => void (document.title = own);
  }, [title]);

  useEffect(() => {
    // A dialog that the shell does not open itself, as it does the palette, belongs to the portal's own profile.
    const leave = (event: Event) => {
      if (event.defaultPrevented) return;
      const own = new URL(ownProfileHref, window.location.origin);
      own.searchParams.set('open', (event as CustomEvent<string>).detail);
      window.location.assign(own);
    };
    window.addEventListener(openEvent, leave);
    return () => window.removeEventListener(openEvent, leave);
  }, []);

  if (!opened) return <p>Opening the shared profile</p>;
  if ('reason' in opened) return <SharedBroken reason={opened.reason} />;
  return <SharedPage profile={opened.profile} />;
}

async function open(fragment: string): Promise<Opened> {
  try {
    return { profile: await decodeProfile(fragment) };
  } catch (error) {
    return { reason: error instanceof LinkError ? error.message : 'The link cannot be read.' };
  }
}

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

/** The portal's own profile. Links to it use a full page load, so that nothing of a shared profile stays. */
const ownProfileHref = asset(routes.profile);

/** Shown when a profile cannot be read from its link. */
export function SharedBroken({ reason }: { reason: string }) {
  return (
    <>
      <h1 className="mb-6 text-heading">This link cannot be opened</h1>
      <Card title="What is wrong" className="max-w-2xl">
        <p className="text-pretty">{reason}</p>
        <p className="mt-2 text-pretty text-muted">
          Ask the sender for a new link, and copy all of it.
        </p>
        <a href={ownProfileHref} className={`mt-4 ${buttonClass()}`}>
          Open this portal’s own profile
        </a>
      </Card>
    </>
  );
}

/** The college does not endorse links in a shared profile, and the linked site gets no referrer. */
const externalLinkProps = { rel: 'nofollow noopener noreferrer ugc', target: '_blank' } as const;

/** The sections that are defined when their card is shown. */
type RequiredSections<K extends keyof SharedProfile> = {
  [P in K]-?: NonNullable<SharedProfile[P]>;
};

interface RowsProps {
  title: string;
  rows: readonly { title: string; lines: readonly (ReactNode | undefined)[] }[];
}

function Rows({ title, rows }: RowsProps) {
  return (
    <Card title={title}>
      {rows.length === 0 && <p className="text-muted">None</p>}
      <ul className="divide-y divide-line">
        {rows.map((row, index) => (
          <li key={index} className="grid gap-0.5 py-4 first:pt-0 last:pb-0">
            <h3 className="text-body wrap-anywhere">
              <bdi>{row.title}</bdi>
            </h3>
            {row.lines.map((line, lineIndex) => line && <div key={lineIndex}>{line}</div>)}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const small = (text: string) =>
  text && <WrittenText className="text-small text-muted">{text}</WrittenText>;
const note = (text = '') =>
  text && <WrittenText className="text-note whitespace-pre-line">{text}</WrittenText>;

function SharedProjects({ projects }: RequiredSections<'projects'>) {
  const rows = projects.map(({ title, technology, about, href }) => ({
    title,
    lines: [small(technology), note(about), href && <ProjectLink href={href} />],
  }));
  return <Rows title="Projects" rows={rows} />;
}

function ProjectLink({ href }: { href: string }) {
  return (
    <a href={href} {...externalLinkProps} className={`mt-1 ${cornerLinkClass}`}>
      View on {new URL(href).host}
      <span className="sr-only"> (in a new tab)</span>
    </a>
  );
}

function SharedEntries({ entries }: RequiredSections<'entries'>) {
  const rows = entries.map(({ title, description, date }) => ({
    title,
    lines: [note(description), small(date)],
  }));
  return <Rows title="Internships and Activities" rows={rows} />;
}

/** The activities that a shared profile claims are approved. */
function SharedActivities({ activities }: RequiredSections<'activities'>) {
  const rows = activities.map(({ name, category, issuer, date }) => ({
    title: name,
    lines: [note([issuer, category].filter(Boolean).join(' · ')), small(formatDay(date))],
  }));
  return <Rows title="Activities Listed as Approved" rows={rows} />;
}

function SharedSkills({ skills }: RequiredSections<'skills'>) {
  return (
    <Card title="Achievements">
      {skills.length === 0 && <p className="text-muted">None</p>}
      <ul className="flex flex-wrap gap-2">
        {skills.map((skill, index) => (
          <li
            key={index}
            className="rounded-control border border-line px-3 py-1.5 text-note font-semibold"
          >
            <bdi>{skill}</bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function SharedContact({ email, city }: RequiredSections<'contact'>['contact']) {
  if (!email && !city) return null;
  return (
    <Card title="Contact">
      {email && (
        <a
          href={`mailto:${email}`}
          rel={externalLinkProps.rel}
          className={`${cornerLinkClass} wrap-anywhere`}
        >
          {email}
        </a>
      )}
      {city && (
        <p className="mt-2 text-muted first:mt-0">
          <bdi>{city}</bdi>
        </p>
      )}
    </Card>
  );
}
