import type { ReactNode } from 'react';
import { WrittenText } from '@/components/page/written-text';
import type { SharedProfile } from '@/components/profile/model/shared-profile';
import { cornerLinkClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatDay } from '@/lib/time/date';

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

export function SharedProjects({ projects }: RequiredSections<'projects'>) {
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

export function SharedEntries({ entries }: RequiredSections<'entries'>) {
  const rows = entries.map(({ title, description, date }) => ({
    title,
    lines: [note(description), small(date)],
  }));
  return <Rows title="Internships and Activities" rows={rows} />;
}

/** The activities that a shared profile claims are approved. */
export function SharedActivities({ activities }: RequiredSections<'activities'>) {
  const rows = activities.map(({ name, category, issuer, date }) => ({
    title: name,
    lines: [note([issuer, category].filter(Boolean).join(' · ')), small(formatDay(date))],
  }));
  return <Rows title="Activities Listed as Approved" rows={rows} />;
}

export function SharedSkills({ skills }: RequiredSections<'skills'>) {
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

export function SharedContact({ email, city }: RequiredSections<'contact'>['contact']) {
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
