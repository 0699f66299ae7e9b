import { approvedActivities, type ProfileRecord } from '@/components/profile/model/profile-record';
import { readableName } from '@/lib/file/file-name';
import { formatCount } from '@/lib/text/count';
import { formatSize } from '@/lib/text/file-size';
import type { PortfolioEntry, PortfolioSection } from './portfolio-section';

/** The files of the approved activities, by which a file that is handed in can be recognised. */
export function evidenceSection(record: ProfileRecord): PortfolioSection {
  const approved = approvedActivities(record);
  const entries = approved.flatMap(({ id, name, evidence }): PortfolioEntry[] => {
    if (!evidence) return [];
    const { size, sha256 } = evidence;
    const bytes = `${formatSize(size)} (${formatCount(size)} bytes)`;
    return [
      {
        id,
        title: readableName(evidence.name) || 'file',
        facts: [
          { term: 'Activity', value: name },
          { term: 'Size', value: bytes },
          { term: 'SHA-256', value: sha256 },
        ],
      },
    ];
  });
  return { id: 'evidence', title: 'Evidence', note: noteOf(approved.length, entries), entries };
}

function noteOf(approved: number, { length }: readonly PortfolioEntry[]): string {
  const missing = approved - length;
  const use =
    'The files are not in this document. A file that has the same SHA-256 is the one that was submitted.';
  if (missing === 0) return use;
  return `${use} For ${missing} of ${approved} approved activities, no file is on the student's device.`;
}
