import { ComputerDesktopIcon } from '@heroicons/react/20/solid';
import { useToday } from '@/components/page/use-clock';
import { buttonClass } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { LazyDialogButton } from '@/components/ui/lazy/lazy-dialog-button';
import type { Everything } from '@/lib/store/everything';
import { usePersistence, useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import { dayOf, daysBetween } from '@/lib/time/day';
import { ExportButton } from './export-button';
import { FactGrid } from './fact-grid';
import { LockedData } from './locked-data';
import { QuarantinedRecords } from './quarantined-records';
import { SettingRow } from './setting-row';
import { useEverything } from './use-everything';
import { useStorageSummary, useSafetyFacts } from './use-storage-summary';
import { groupBy } from '@/lib/list/group';
import type { InLetter } from '@/lib/drop/letters';

const reasons = {
  newer: 'Made by a newer version of this portal. Reload this page to open it.',
  left: 'They stay on the college’s server: the sender has reached the limit of a day, or of what waits for you.',
  damaged: 'Damaged, or not made by this portal.',
  content: 'Without a file that this page imports.',
} as const;

function reasonOf({ state, reason }: InLetter): keyof typeof reasons | undefined {
  return state === 'newer' || state === 'left' ? state : reason;
}

/** Lists who sent letters that were not opened, and why they were not. */
function UnopenedLetters() {
  const letters = [...useRecords('letters').values()].flatMap((letter) => {
    const reason = letter.direction === 'in' ? reasonOf(letter) : undefined;
    return reason ? [{ reason, from: letter.with }] : [];
  });
  const groups = [...groupBy(letters, ({ reason, from }) => `${from} ${reason}`)];
  if (groups.length === 0) return null;
  return (
    <div className="mt-5">
      <h3 className="text-body">Letters that were not opened</h3>
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {groups.map(([key, [first, ...others]]) => (
          <li key={key} className="py-3 text-note">
            <p className="font-semibold wrap-anywhere">
              {first.reason === 'left'
                ? 'More letters'
                : countText(1 + others.length, ['letter', 'letters'])}{' '}
              from {first.from}
            </p>
            <p className="text-small text-muted">{reasons[first.reason]}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows what this device stores, in words and in figures, and the actions to copy it. */
export function YourData({ owner }: { owner: string }) {
  return (
    <Card title="Your data">
      <Stored />
      <div>
        <SettingRow name="Save a copy" detail="One file for another device">
          <LazyDialogButton
            load={async () => (await import('./encrypted-export-dialog')).EncryptedExportDialog}
            props={{ owner }}
            name="export-encrypted"
            className={buttonClass()}
          >
            Export with a pass phrase
          </LazyDialogButton>
          <ExportButton owner={owner} variant="primary" short />
        </SettingRow>
        <SettingRow name="Open a copy" detail="Adds to what is here or replaces it">
          <LazyDialogButton
            load={async () => (await import('./import-dialog')).ImportDialog}
            props={{}}
            name="import"
            className={buttonClass()}
          >
            Import
          </LazyDialogButton>
        </SettingRow>
      </div>
      <Details />
      <QuarantinedRecords />
      <LockedData />
      <UnopenedLetters />
    </Card>
  );
}

const nothing = 'Nothing is stored on this device yet.';

/** Says once that what is added is on this device, how much that is and how old its copy is. */
function Stored() {
  const { known, facts } = useStorageSummary();
  const isSaved = usePersistence() === 'persisted';
  const everything = useEverything();
  const exportedAt = useRecords('meta').get('backup')?.exportedAt;
  const today = useToday();
  const isEmpty = facts.length === 0;
  const days = exportedAt && today ? daysBetween(dayOf(new Date(exportedAt)), today) : null;
  const copy = days === null ? 'no copy yet' : `last copy ${agoText(days)}`;
  const counts = countsText(everything);
  const stored = `${[counts, copy].filter(Boolean).join(', ')}.`.replace(/^./, capital);
  return (
    <div
      className={`mb-4 flex items-start gap-3 rounded-control bg-brand-soft px-4 py-2.5 text-note ${known ? '' : 'invisible'}`}
    >
      <ComputerDesktopIcon className="size-5 shrink-0 text-brand" aria-hidden="true" />
      <div>
        <p>
          {isSaved
            ? 'What you add is saved on this device until you send it.'
            : 'Your browser saves nothing: what you add is lost when you leave.'}
        </p>
        <p>{known ? (isEmpty ? nothing : stored) : '\u00A0'}</p>
      </div>
    </div>
  );
}

const capital = (letter: string) => letter.toUpperCase();

function agoText(days: number): string {
  if (days <= 0) return 'today';
  return `${countText(days, ['day', 'days'])} ago`;
}

const nouns = {
  activities: ['request', 'requests'],
  assignments: ['assignment', 'assignments'],
  messages: ['message', 'messages'],
  files: ['file', 'files'],
} as const;

/** "1 request and 2 files". */
function countsText(everything: Everything): string {
  const kinds = ['activities', 'assignments', 'messages', 'files'] as const;
  const counts = kinds.flatMap((kind) => {
    const { length } = everything[kind];
    return length > 0 ? countText(length, nouns[kind]) : [];
  });
  return [counts.slice(0, -1).join(', '), counts.at(-1)].filter(Boolean).join(' and ');
}

/** The figures of the storage. */
function Details() {
  const { facts, known, total, fileSize } = useStorageSummary();
  const safety = useSafetyFacts(total, fileSize);
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="min-h-10 w-fit py-2 pe-2 text-note font-semibold text-brand pointer-coarse:min-h-11">
        Details
      </summary>
      {known && <FactGrid facts={facts} className="border-t border-line empty:hidden" />}
      <FactGrid facts={safety} long className="border-t border-line" />
    </details>
  );
}
