import { pointsOf } from '@/components/activity/model/points';
import { composeCv, type CvSection } from '@/components/profile/model/cv';
import {
  approvedActivities,
  profileSections,
  type ProfileRecord,
} from '@/components/profile/model/profile-record';
import { formatDay } from '@/lib/time/date';
import {
  type PortfolioPicture,
  type PortfolioSection,
  activitySection,
  evidenceSection,
  pointSection,
  type PortfolioContent,
  type PortfolioPart,
  resultSection,
} from './portfolio-section';

/** A portfolio, ready for layout. */
export interface Portfolio {
  name: string;
  headline?: string;
  photo?: PortfolioPicture | undefined;
  contact: readonly string[];
  sections: readonly PortfolioSection[];
  /** The college, what kind of record this is, and when and from what the portfolio was made. */
  footer: string;
}

export interface PortfolioSource {
  /** The college's record with the changes of this device. */
  record: ProfileRecord;
  content: PortfolioContent;
  /** The id of the photo stored on this device; null for the college's. */
  photo: string | null;
  /** The day it is made, "YYYY-MM-DD". */
  today: string;
}

/** The portfolio with the chosen parts; sections without entries are left out. */
export function composePortfolio(
  { record, content, photo, today }: PortfolioSource,
  chosen: ReadonlySet<PortfolioPart>,
): Portfolio {
  const ofProfile = profileSections.map(({ id }) => id).filter((id) => chosen.has(id));
  const { footer, sections, ...head } = composeCv(record, new Set(ofProfile));
  const { name, photo: image } = record.student;
  const pictures = chosen.has('pictures') ? picturesById(record) : new Map<string, never>();
  const own = ownSections(record, content, chosen);
  const ofCv = new Map<PortfolioPart, CvSection>(sections.map((section) => [section.id, section]));
  const sectionOf = (id: PortfolioPart) => {
    const section = ofCv.get(id);
    return own[id]?.() ?? (section && withPictures(section, pictures));
  };
  const composed = order.filter((id) => chosen.has(id)).map(sectionOf);
  return {
    ...head,
    ...(chosen.has('pictures') && {
      photo: pictureOf({ image, picture: photo }, `Photo of ${name}`),
    }),
    sections: composed.filter((section) => section !== undefined).filter(isFilled),
    footer: [footer, `Made on ${formatDay(today)} ${madeFrom}`].join(' '),
  };
}

/** The sections that a CV has not, or not in full. */
function ownSections(
  record: ProfileRecord,
  { activities: published, rules, results, grading }: PortfolioContent,
  chosen: ReadonlySet<PortfolioPart>,
): Partial<Record<PortfolioPart, () => PortfolioSection>> {
  const points = pointsOf(record.activities, rules, { isLateral: record.student.lateral });
  const approved = new Set(approvedActivities(record));
  const counted = points.activities.filter(({ activity }) => approved.has(activity));
  const hasPoints = chosen.has('points') && rules.heads.length > 0;
  return {
    activities: () => activitySection({ counted, hasPoints, published, signers: record.signers }),
    points: () => pointSection(points, rules),
    evidence: () => evidenceSection(record),
    results: () => resultSection(results, grading),
  };
}

const madeFrom =
  "from the college's record and the student's device. This document is not signed: the college can confirm what it says.";

/** The order of the sections. */
const order: readonly PortfolioPart[] = [
  ...(['summary', 'academics', 'entries', 'projects', 'activities'] as const),
  ...(['points', 'evidence', 'results', 'skills', 'interests'] as const),
];

const isFilled = ({ entries = [], tables = [] }: PortfolioSection) =>
  entries.length > 0 || tables.length > 0;

type Pictures = ReadonlyMap<string, PortfolioPicture | undefined>;

/** The pictures of projects and experience, by section and record. */
function picturesById({ projects, entries }: ProfileRecord): Pictures {
  return new Map([
    ...projects.map((project) => [`projects ${project.id}`, pictureOf(project)] as const),
    ...entries.map((entry) => [`entries ${entry.id}`, pictureOf(entry)] as const),
  ]);
}

function withPictures({ id, title, entries }: CvSection, pictures: Pictures): PortfolioSection {
  return {
    id,
    title,
    entries: entries.map((entry) => ({ ...entry, picture: pictures.get(`${id} ${entry.id}`) })),
  };
}

interface Pictured {
  image?: { src: string; alt: string } | undefined;
  /** The id of the file on this device that replaces it. */
  picture?: string | null | undefined;
}

function pictureOf({ image, picture }: Pictured, alt = ''): PortfolioPicture | undefined {
  if (picture) return { stored: picture, alt };
  return image && { src: image.src, alt: image.alt || alt };
}

/** The pictures of a portfolio, in the order in which they are shown. */
export function picturesOf({ photo, sections }: Portfolio): PortfolioPicture[] {
  const inSections = sections.flatMap(({ entries = [] }) => entries.map(({ picture }) => picture));
  return [photo, ...inSections].filter((picture) => picture !== undefined);
}
