import { withSource, whereRecorded } from '@/components/activity/model/decision-source';
import { averageNames, formatOnScale } from '@/components/performance/model/grade-band';
import { formatDay } from '@/lib/time/date';
import {
  approvedActivities,
  webAddress,
  type ProfileRecord,
  type ProfileSection,
} from './profile-record';

export interface CvEntry {
  id: string;
  title?: string;
  when?: string;
  /** Shown next to the title: organiser, college or technology. */
  subtitle?: string;
  text?: string;
  href?: string;
  /** The place where the entry is recorded. */
  source?: string;
}

export interface CvSection {
  id: ProfileSection;
  title: string;
  entries: CvEntry[];
}

/** A CV, ready for layout. */
export interface Cv {
  name: string;
  /** The college's logo. */
  logo: ProfileRecord['logo'];
  headline?: string;
  /** The email address and the city; empty when contact details are left out. */
  contact: string[];
  sections: CvSection[];
  /** The college, and what kind of record this is. */
  footer: string;
}

/** The CV with the chosen sections of the record; empty sections are left out, and the roll number unless it is wanted. */
export function composeCv(
  record: ProfileRecord,
  chosen: ReadonlySet<ProfileSection>,
  withRollNumber = false,
): Cv {
  const { name, bio, email, city } = record.student;
  return {
    name,
    logo: record.logo,
    ...(bio && { headline: bio }),
    contact: chosen.has('contact') ? [email, city].filter(isFilled) : [],
    sections: sections
      .filter(({ id }) => chosen.has(id))
      .map(({ id, title, compose }) => ({ id, title, entries: compose(record, withRollNumber) }))
      .filter(({ entries }) => entries.length > 0),
    footer: [`${record.college}.`, record.notice].filter(Boolean).join(' '),
  };
}

const sections: (Omit<CvSection, 'entries'> & {
  compose: (record: ProfileRecord, withRollNumber: boolean) => CvEntry[];
})[] = [
  {
    id: 'summary',
    title: 'Summary',
    compose: ({ student }) => texts('summary', student.summary),
  },
  { id: 'academics', title: 'Education', compose: academics },
  { id: 'entries', title: 'Internships and activities', compose: experience },
  { id: 'projects', title: 'Projects', compose: projects },
  { id: 'activities', title: 'Approved activities', compose: activities },
  {
    id: 'skills',
    title: 'Certified skills',
    compose: ({ achievements }) =>
      texts('skills', joinWithDots(achievements.map(({ name }) => name))),
  },
  { id: 'interests', title: 'Interests and languages', compose: interests },
];

const isFilled = (text: string | undefined | false): text is string => Boolean(text);

const joinWithDots = (items: readonly string[]) => items.join(' · ');

function texts(id: string, text = ''): CvEntry[] {
  return text.trim() ? [{ id, text }] : [];
}

function academics(
  { student, college, grading }: ProfileRecord,
  withRollNumber: boolean,
): CvEntry[] {
  const { program, semester, batch, cgpa, cgpaBasis, rollNumber } = student;
  const figures = [
    semester !== undefined && `Semester ${semester}`,
    cgpa !== undefined &&
      `${averageNames(grading).all} ${formatOnScale(cgpa, grading)}${cgpaBasis ? ` (${formatDay(cgpaBasis.asOf)})` : ''}`,
    withRollNumber && `Roll number ${rollNumber}`,
  ].filter(isFilled);
  return [
    {
      id: 'academics',
      title: program ?? college,
      ...(batch && { when: batch.replace('-', '–') }),
      ...(program && { subtitle: college }),
      text: joinWithDots(figures),
    },
  ];
}

function experience({ entries }: ProfileRecord): CvEntry[] {
  const internshipsFirst = [...entries].sort(
    (one, other) => Number(other.kind === 'internship') - Number(one.kind === 'internship'),
  );
  return internshipsFirst.map(({ id, title, description, date }) => ({
    id,
    title,
    when: date.replace(/ - /g, ' – '),
    text: description,
  }));
}

function projects({ projects: all }: ProfileRecord): CvEntry[] {
  return all.map(({ id, title, technology, about, href }) => {
    const address = webAddress(href);
    return {
      id,
      title,
      subtitle: technology,
      text: about ?? '',
      ...(address && { href: address }),
    };
  });
}

function activities(record: ProfileRecord): CvEntry[] {
  return approvedActivities(record).map((activity) => {
    const { id, name, category, issuer, date, dateAdded, credits } = activity;
    const credit = credits ? `${credits} ${credits === 1 ? 'credit' : 'credits'}` : '';
    return {
      id,
      title: name,
      when: formatDay(date ?? dateAdded),
      subtitle: joinWithDots([issuer ?? '', category, credit].filter(Boolean)),
      source: withSource(whereRecorded(activity, 'sentence'), activity, record.signers),
    };
  });
}

function interests({ student: { interests: fields, languages } }: ProfileRecord): CvEntry[] {
  const spoken = languages.length > 0 && `Speaks ${languages.join(', ')}`;
  return texts('interests', [joinWithDots(fields), spoken].filter(Boolean).join('\n'));
}
