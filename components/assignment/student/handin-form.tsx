import { DocumentTextIcon, PaperAirplaneIcon } from '@heroicons/react/20/solid';
import { useId, useState } from 'react';
import type { ReviewStudent } from '@/components/activity/model/review';
import type { Handin } from '@/components/assignment/model/handin';
import { useBox } from '@/components/drop/use-box';
import { useBoxes } from '@/components/drop/use-boxes';
import { handleDrop } from '@/components/form/handle-drop';
import { usePersonName } from '@/components/page/person-name';
import { useSends } from '@/components/session/use-current-record';
import { Button, buttonClass } from '@/components/ui/button';
import { restoreFocus } from '@/components/ui/restore-focus';
import { useAnnounced } from '@/components/ui/use-announced';
import { importWithRetry } from '@/lib/browser/new-release';
import type { Dropped } from '@/lib/file/stored-pdf';
import type { Records } from '@/lib/store/record';
import type { OwnAssignment } from '@/lib/store/use-list';
import { formatSize } from '@/lib/text/file-size';

export interface HandinFormProps {
  assignment: OwnAssignment;
  /** The work that is handed in already. */
  handin: Handin | undefined;
  /** The teacher of the assignment, by name. */
  teacher: string | undefined;
  student: ReviewStudent;
  /** True if its button is the filled one of the page. */
  isFilled: boolean;
  onChosen?: (has: boolean) => void;
  /** Returns what takes the focus once the work is handed in. */
  onHandedIn: () => HTMLElement | null;
}

const otherwise = [{ value: '', text: 'Nobody: save a file' }];

const loadActions = () => importWithRetry(() => import('./handin-actions'));

const notRead = { file: undefined, error: 'The file could not be read. Choose it again.' };

const notStoredMessage =
  'The file could not be saved on this device. Free up space and choose it again.';

/** Chooses one PDF, and hands it in. */
export function HandinForm(props: HandinFormProps) {
  const { assignment, handin, teacher, student, isFilled, onChosen, onHandedIn } = props;
  const id = useId();
  const by = usePersonName();
  const sends = useSends();
  const boxes = useBoxes();
  const { box, field } = useBox({ id: `${id}-box`, otherwise, to: teacher });
  const [file, setFile] = useState<Records['files'] | null>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  useAnnounced(error, { urgent: true });
  const isKnown = boxes.length === 1 || boxes.some(({ name }) => name === teacher);
  const keep = (next: Records['files'] | null) => {
    setFile(next);
    onChosen?.(next !== null);
  };
  const choose = async (dropped: Dropped) => {
    const actions = await loadActions();
    const chosen = await actions?.chooseWork(dropped, handin).catch(() => notRead);
    setError(chosen?.error ?? '');
    if (chosen?.file) keep(chosen.file);
  };
  const send = async () => {
    if (!file || busy) return;
    setBusy(true);
    const actions = await loadActions();
    const way = sends ? (box ?? 'file') : 'here';
    const work = { assignment, file, before: handin, by, teacher, student, way } as const;
    await actions?.handIn(work).then(
      () => {
        keep(null);
        restoreFocus(onHandedIn);
      },
      () => setError(notStoredMessage),
    );
    setBusy(false);
  };
  const onDrop = (event: Parameters<typeof handleDrop>[0]) =>
    handleDrop(event, (dropped) => void choose(dropped));
  return (
    <div
      onDragOver={onDrop}
      onDrop={onDrop}
      className={`relative ms-auto flex flex-wrap items-center gap-2 no-js:hidden print:hidden ${file ? 'w-full rounded-control border border-dashed border-control bg-surface p-3' : error ? 'w-full @xl:justify-end' : ''}`}
    >
      {file && (
        <p className="flex min-w-0 grow items-center gap-2 wrap-anywhere">
          <DocumentTextIcon className="size-5 shrink-0 text-brand" aria-hidden="true" />
          <span>
            <bdi className="font-semibold">{file.name}</bdi>{' '}
            <span className="whitespace-nowrap text-muted">{formatSize(file.size)}</span>
          </span>
        </p>
      )}
      {file && !isKnown && field}
      <label
        className={`${buttonClass()} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
      >
        {file || handin?.file ? 'Replace' : 'Add PDF'}
        <input
          type="file"
          aria-label={`${file || handin?.file ? 'Replace' : 'Add PDF'}: ${assignment.name}`}
          aria-describedby={error ? `${id}-error` : undefined}
          aria-invalid={error ? true : undefined}
          accept="application/pdf,.pdf"
          onChange={({ currentTarget }) => {
            void choose({ files: [...(currentTarget.files ?? [])], folders: [] });
            currentTarget.value = '';
          }}
          className="sr-only"
        />
      </label>
      {file && (
        <Button
          variant={isFilled ? 'primary' : 'plain'}
          aria-label={`Hand in ${file.name}`}
          aria-busy={busy}
          onClick={() => void send()}
        >
          <PaperAirplaneIcon className="size-4" aria-hidden="true" />
          Hand in
        </Button>
      )}
      {error && (
        <p
          id={`${id}-error`}
          className="w-full text-small font-medium wrap-anywhere text-rejected @xl:text-end"
        >
          {error}
        </p>
      )}
    </div>
  );
}
