import { DocumentTextIcon, ShieldCheckIcon } from '@heroicons/react/20/solid';
import { kindLabels, type ExchangeKind } from '@/components/exchange/model/payload';
import type { OpenedFile } from '@/components/exchange/model/file';
import { useAnnounced } from '@/components/ui/use-announced';
import { countText } from '@/lib/text/count';
import { formatMinute } from '@/lib/time/date';
import { minuteOf } from '@/lib/time/day';
import type { RefusedFile } from './use-files';

interface OpenedFileListProps {
  files: readonly OpenedFile<ExchangeKind>[];
  kind: ExchangeKind;
}

/** The opened files: name, sender, when each was made, number of entries and signature. */
export function OpenedFileList({ files, kind }: OpenedFileListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Opened files" className="grid gap-2">
      {files.map((file) => (
        <OpenedFileRow key={file.sha256} file={file} entry={kindLabels[kind].entry} />
      ))}
    </ul>
  );
}

interface OpenedFileRowProps {
  file: OpenedFile<ExchangeKind>;
  entry: readonly [string, string];
}

function OpenedFileRow({ file, entry }: OpenedFileRowProps) {
  const { name, payload, signature, letter } = file;
  const isSigned = signature.state === 'signed';
  return (
    <li className="flex items-start gap-3 rounded-control bg-sunken p-3 text-note">
      <DocumentTextIcon className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="grid min-w-0 grow gap-0.5">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-muted wrap-anywhere">
          From <bdi>{('by' in payload ? payload.by : payload.student).name}</bdi>
          {!('by' in payload) && `, ${payload.student.rollNumber}`}
          {letter && ', by the key of the record'}
        </p>
        <p className="text-muted">
          Made {formatMinute(minuteOf(payload.madeAt))},{' '}
          <span className="whitespace-nowrap">{countText(payload.items.length, entry)}</span>
        </p>
        {'by' in payload && (
          <p className={isSigned ? 'font-medium text-approved' : 'text-muted'}>
            {isSigned && (
              <ShieldCheckIcon className="-mt-0.5 me-1 inline size-4" aria-hidden="true" />
            )}
            {signatureText(file)}
          </p>
        )}
      </div>
    </li>
  );
}

/** Describes the signature of a file of a teacher; students have no keys. */
function signatureText({ signature: { state, key }, payload }: OpenedFile<ExchangeKind>): string {
  const after = 'student' in payload ? ': will be recorded from a file' : '';
  if (state === 'signed') return `Signed by ${key.name}, key published by the college`;
  if (state === 'unsigned') return `Not signed${after}`;
  return `Signed with a key that the college does not publish${after}`;
}

/** Shows why each refused file was not opened. Announced to screen readers at once. */
export function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  const messages = refused.map(
    ({ name, problems }) => `${name} was not opened. Nothing was changed. ${problems[0] ?? ''}`,
  );
  useAnnounced(messages.join(' '), { urgent: true });
  return (
    <div className="grid gap-2 empty:hidden">
      {refused.map(({ name, problems: [first, ...more] }, index) => (
        <div
          key={`${index} ${name}`}
          role="group"
          aria-label={`${name} was not opened`}
          className="rounded-control border border-rejected bg-rejected-fill px-4 py-3 text-note text-rejected"
        >
          <p className="font-semibold wrap-anywhere">{name} was not opened. Nothing was changed.</p>
          <p className="wrap-anywhere">{first}</p>
          <ul className="mt-1 list-disc ps-5 empty:hidden">
            {more.map((problem) => (
              <li key={problem} className="wrap-anywhere">
                {problem}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
