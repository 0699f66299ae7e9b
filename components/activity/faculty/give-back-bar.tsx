import { PaperAirplaneIcon } from '@heroicons/react/16/solid';
import { useState } from 'react';
import { notGivenBack } from '@/components/activity/model/decision';
import { decidedByStudent } from '@/components/activity/model/decision-file';
import { useHasDrop } from '@/components/drop/use-boxes';
import { trustedKey } from '@/lib/crypto/key-trust';
import { importWithRetry } from '@/lib/browser/new-release';
import { now } from '@/lib/store/record';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '@/lib/text/count';
import type { ReviewContent } from './use-review-queue';

/** The last decision on the desk. */
export interface LastDecision {
  undo: () => Promise<void>;
}

interface GiveBackBarProps {
  content: ReviewContent;
  last: LastDecision | null;
}

/** The decisions that students and the office do not have yet, given back together. */
export function GiveBackBar({ content, last }: GiveBackBarProps) {
  const { by: name, employeeId, issuer, keys, signedOnly } = content;
  const hasDrop = useHasDrop();
  const key = useRecords('keys').get('signing');
  const decided = notGivenBack(useRecords('submissions').values());
  const [busy, setBusy] = useState(false);
  if (decided.length === 0 && !last) return null;
  const students = decidedByStudent(decided).size;
  const mayGive = !signedOnly || trustedKey(keys, key?.keyId, now()) !== null;
  const give = async () => {
    if (busy) return;
    setBusy(true);
    const code = await importWithRetry(() => import('../letter/give-back'));
    await code?.giveBack({ by: { name, employeeId }, issuer }, decided, hasDrop).catch(() => {});
    setBusy(false);
  };
  return (
    <section
      aria-label="Decisions to give back"
      className="mt-4.5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-card border border-text bg-text px-5 py-3 text-note text-canvas print:hidden"
    >
      <p className="me-auto">
        <strong>{countText(decided.length, ['decision', 'decisions'])} to give back</strong>
        {students > 0 && ` to ${countText(students, ['student', 'students'])}`}
        {!mayGive && '. The college accepts only decisions signed with a published key.'}
      </p>
      {last && (
        <button
          type="button"
          onClick={() => void last.undo()}
          className="min-h-10 rounded-control px-1 font-semibold underline underline-offset-4"
        >
          Undo last
        </button>
      )}
      {mayGive && decided.length > 0 && (
        <button
          type="button"
          aria-busy={busy}
          onClick={() => void give()}
          className="inline-flex min-h-10 items-center gap-2 rounded-control border border-canvas bg-canvas px-4 font-semibold text-text pointer-coarse:min-h-11"
        >
          <PaperAirplaneIcon className="size-4" aria-hidden="true" />
          {hasDrop ? 'Send' : `Save ${2 * students} files`}
        </button>
      )}
    </section>
  );
}
