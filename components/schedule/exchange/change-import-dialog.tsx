'use client';

import { useCallback } from 'react';
import { ExchangeOpen } from '@/components/exchange/exchange-open';
import { ExchangeSection } from '@/components/exchange/exchange-section';
import { readExchange, type OpenedFile } from '@/components/exchange/model/read-file';
import { ToastRegion } from '@/components/page/toast-region';
import { planChanges } from '@/components/schedule/model/change-file';
import { Dialog } from '@/components/ui/dialog';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { useRecords } from '@/lib/store/use-records';

interface ChangeImportDialogProps extends LazyDialogProps {
  /** The ids of the weekly meetings of the student. */
  meetings: readonly string[];
  /** The published keys that can verify a signed file. */
  keys: readonly FacultyKey[];
}

const copy = {
  label: 'Files of changed classes',
  hint: 'JSON files from your teachers. Choose them or drop them here. You see what is in them before anything changes.',
  verb: 'Import',
  done: 'imported',
  entry: ['change', 'changes'],
} as const;

/** Takes the classes that a teacher changed on another device. */
export function ChangeImportDialog({ meetings, keys, onClose }: ChangeImportDialogProps) {
  const cancellations = useRecords('cancellations');
  const plan = useCallback(
    (files: readonly OpenedFile<'changes'>[]) => planChanges(files, cancellations, meetings),
    [cancellations, meetings],
  );
  return (
    <Dialog title="Import changes" onClose={onClose} steady>
      <ExchangeSection
        title="Changed classes"
        text="Classes that a teacher cancelled, moved or gave to another teacher come as a file. Your dashboard and your week then show them."
      >
        <ExchangeOpen
          copy={copy}
          read={(file) => readExchange(file, 'changes', keys)}
          plan={plan}
        />
      </ExchangeSection>
      <ToastRegion placement="dialog" urgentOnly />
    </Dialog>
  );
}
