import { ArrowUpRightIcon, MinusIcon, ShieldCheckIcon } from '@heroicons/react/16/solid';
import type { ReactNode } from 'react';
import { WrittenText } from '@/components/page/written-text';
import type { ActivityCheck } from '@/components/profile/model/shared-check';
import type { SharedProfile } from '@/components/profile/model/shared-profile';
import { formatDay } from '@/lib/time/date';
import { ShieldExclamationIcon } from '@heroicons/react/20/solid';

const badges = {
  checked: { Icon: ShieldCheckIcon, style: 'bg-approved-fill text-approved' },
  wrong: { Icon: ShieldExclamationIcon, style: 'bg-rejected-fill text-rejected' },
  expired: { Icon: ShieldExclamationIcon, style: 'bg-rejected-fill text-rejected' },
  unchecked: { Icon: MinusIcon, style: 'bg-sunken text-muted' },
} as const;

const badgeTexts = {
  wrong: 'Signature does not fit',
  expired: 'Signature has expired',
  unchecked: 'In the link, not checked',
} as const;

function CheckBadge({ check }: { check: ActivityCheck }) {
  const { Icon, style } = badges[check.state];
  return (
    <p
      className={`inline-flex max-w-full items-center gap-1.5 rounded-full border border-transparent px-2.5 py-0.5 text-start text-small font-semibold wrap-anywhere forced-colors:border-line print:border-line ${style}`}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {check.state === 'checked' ? (
        <span>
          Checked{check.inTour ? ': signed in this tour' : check.by && ': signed by '}
          {!check.inTour && <bdi>{check.by}</bdi>}
        </span>
      ) : (
        badgeTexts[check.state]
      )}
    </p>
  );
}

/** The classes of links in the text. */
export const sharedLinkClass =
  'font-semibold text-brand underline-offset-4 hover:underline forced-colors:underline wrap-anywhere';

interface SharedSectionsProps {
  profile: SharedProfile;
  /** The check of each activity, in their order; empty while or where nothing is checked. */
  checks: readonly ActivityCheck[];
}

/** The sections of a shared profile, approved activities first; an empty one is left out. */
export function SharedSections({ profile, checks }: SharedSectionsProps) {
  const { summary, activities = [], projects = [], entries = [] } = profile;
  const checkedCount = checks.filter(({ state }) => state === 'checked').length;
  return (
    <>
      <Section
        title="Approved activities"
        note={checks.length > 0 ? `${checkedCount} of ${activities.length} checked` : ''}
        rows={activities.map(({ name, category, issuer, date }, index) => ({
          title: name,
          text: issuer ? `${category} of ${issuer}` : category,
          date: formatDay(date),
          badge: checks[index] && <CheckBadge check={checks[index]} />,
        }))}
      />
      {summary && (
        <section className="mt-9 print:mt-4">
          <h2 className="text-title">Summary</h2>
          <WrittenText className="mt-2 text-pretty whitespace-pre-line wrap-anywhere">
            {summary}
          </WrittenText>
        </section>
      )}
      <Section
        title="Projects"
        rows={projects.map(({ title, technology, about, href }) => ({
          title,
          text: [about, technology].filter(Boolean).join('\n'),
          badge: href && <ProjectLink title={title} href={href} />,
        }))}
      />
      <Section
        title="Internships and activities"
        rows={entries.map(({ title, description, date }) => ({ title, text: description, date }))}
      />
      <ShortLists profile={profile} />
    </>
  );
}

interface Row {
  title: string;
  text: string;
  date?: string;
  /** A badge or a link. */
  badge?: ReactNode;
}

function Section({ title, note, rows }: { title: string; note?: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <section className="mt-9 print:mt-4">
      <h2 className="text-title">
        {title} {note && <span className="font-sans text-lead font-normal text-muted">{note}</span>}
      </h2>
      <ul className="mt-3 divide-y divide-line border-t border-line">
        {rows.map((row, index) => (
          <SectionRow key={index} {...row} />
        ))}
      </ul>
    </section>
  );
}

/** One row: on a phone everything below the title, from `sm` badge and date at the end of the line. */
function SectionRow({ title, text, date, badge }: Row) {
  return (
    <li className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto] print:py-1.5">
      <div className="min-w-0 wrap-anywhere sm:col-start-1 sm:row-span-2 sm:row-start-1">
        <h3 className="text-lead">
          <bdi>{title}</bdi>
        </h3>
        {text && (
          <WrittenText className="text-muted text-pretty whitespace-pre-line">{text}</WrittenText>
        )}
      </div>
      {date && (
        <p
          className={`text-note text-muted sm:col-start-2 sm:text-end ${badge ? 'sm:row-start-2' : ''}`}
        >
          <bdi>{date}</bdi>
        </p>
      )}
      {badge && <div className="sm:col-start-2 sm:row-start-1 sm:text-end">{badge}</div>}
    </li>
  );
}

/** A link to a project. The college does not endorse it, and the linked site gets no referrer. */
function ProjectLink({ title, href }: { title: string; href: string }) {
  return (
    <a
      href={href}
      rel="nofollow noopener noreferrer ugc"
      target="_blank"
      title={new URL(href).host}
      className={`inline-flex min-h-6 items-center gap-1 text-note pointer-coarse:min-h-11 ${sharedLinkClass}`}
    >
      View
      <span className="sr-only">
        {' '}
        {title} on {new URL(href).host} (in a new tab)
      </span>
      <ArrowUpRightIcon className="size-4" aria-hidden="true" />
    </a>
  );
}

/** Skills, languages and interests, each a line. */
function ShortLists({ profile }: { profile: SharedProfile }) {
  const lists = [
    { title: 'Skills', items: profile.skills },
    { title: 'Languages', items: profile.languages },
    { title: 'Interests', items: profile.interests },
  ].filter(({ items }) => items?.length);
  if (lists.length === 0) return null;
  return (
    <div className="mt-10 grid gap-6 border-t border-line pt-6 sm:grid-cols-3 print:mt-4 print:grid-cols-3 print:pt-3">
      {lists.map(({ title, items }) => (
        <section key={title} className="min-w-0 wrap-anywhere">
          <h2 className="text-title">{title}</h2>
          <p dir="auto" className="mt-2">
            {items?.join(', ')}
          </p>
        </section>
      ))}
    </div>
  );
}
