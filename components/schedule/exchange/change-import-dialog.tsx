'use client';

import { useCallback } from 'react';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { readExchange, type OpenedFile } from '@/components/exchange/model/file';
import { OpenFiles } from '@/components/exchange/open-files';
import { planChanges } from '@/components/schedule/model/change-file';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { useRecords } from '@/lib/store/use-records';

interface ChangeImportDialogProps extends LazyDialogProps {
  /** The ids of the weekly meetings of the student. */
  meetings: readonly string[];
  /** The published keys that can verify a signed file. */
  keys: readonly FacultyKey[];
}

/** Takes the classes that a teacher changed on another device. */
export function ChangeImportDialog({ meetings, keys, onClose }: ChangeImportDialogProps) {
  const cancellations = useRecords('cancellations');
  const plan = useCallback(
    (files: readonly OpenedFile<'changes'>[]) => planChanges(files, cancellations, meetings),
    [cancellations, meetings],
  );
  return (
    <ExchangeDialog title="Import changes" onClose={onClose}>
      <ExchangeSection
        title="Changed classes"
        text="Classes that a teacher cancelled, moved or gave to another teacher come as a file. Your dashboard and your week then show them."
      >
        <OpenFiles
          kind="changes"
          read={(file) => readExchange(file, 'changes', keys)}
          plan={plan}
        />
      </ExchangeSection>
    </ExchangeDialog>
  );
}
