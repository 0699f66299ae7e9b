import { maxQrTextLength } from '@/lib/text/qr-path';
import { profileSections, type ProfileRecord } from './profile-record';
import { encodeProfile, LinkError, toSharedProfile, type SharedSection } from './shared-profile';

/** The parts of a profile to choose for a link. The email address is asked for on its own. */
export const sharedSections: readonly { id: SharedSection; label: string }[] = [
  ...profileSections.filter(({ id }) => id !== 'contact'),
  { id: 'signatures', label: 'Signatures of approvals, with your roll number' },
];

/** The sections in the order in which the link of a QR code leaves them out. */
const leftOutFirst: readonly SharedSection[] = [
  ...(['signatures', 'summary', 'interests', 'entries'] as const),
  ...(['projects', 'skills', 'activities', 'academics'] as const),
];

/** The created link, or the reason it could not be created. */
export type LinkResult = { url: string; code: CodeLink | null } | { reason: string };

/** The link of a QR code, and the sections that it has no room for. */
export interface CodeLink {
  url: string;
  leftOut: readonly string[];
}

/** Creates a link with the chosen sections, and one that is short enough for a QR code. `page` is the profile's address. */
export async function createLink(
  record: ProfileRecord,
  chosen: ReadonlySet<SharedSection>,
  page: string,
): Promise<LinkResult> {
  const urlOf = async (sections: ReadonlySet<SharedSection>) =>
    `${page}${await encodeProfile(toSharedProfile(record, sections))}`;
  try {
    return { url: await urlOf(chosen), code: await codeLink(chosen, urlOf) };
  } catch (error) {
    if (error instanceof LinkError) return { reason: error.message };
    return { reason: 'The link could not be created. Close this dialog and try again.' };
  }
}

async function codeLink(
  chosen: ReadonlySet<SharedSection>,
  urlOf: (sections: ReadonlySet<SharedSection>) => Promise<string>,
): Promise<CodeLink | null> {
  const left = new Set(chosen);
  const leftOut: SharedSection[] = [];
  for (const next of [null, ...leftOutFirst.filter((id) => chosen.has(id))]) {
    if (next) {
      left.delete(next);
      leftOut.push(next);
    }
    const url = await urlOf(left);
    const labels = sharedSections.filter(({ id }) => leftOut.includes(id));
    if (url.length <= maxQrTextLength) return { url, leftOut: labels.map(({ label }) => label) };
  }
  return null;
}
