'use client';

import { useSendLabel } from '@/components/drop/use-boxes';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { saveExchange } from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import { SigningNote } from '@/components/exchange/signing-note';
import { sendableCancellations } from '@/components/schedule/model/change-file';
import { changedText, classWhen } from '@/components/schedule/model/class-cancel';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { useRecords } from '@/lib/store/use-records';
import { changesFile, sendChanges } from './send-changes';

export interface ChangeExportDialogProps {
  by: Payload<'changes'>['by'];
}

/** Saves the classes that were changed on this device as a file for students and for the college. */
export function ChangeExportDialog({ by, onClose }: ChangeExportDialogProps & LazyDialogProps) {
  const cancellations = sendableCancellations(useRecords('cancellations'));
  const key = useRecords('keys').get('signing') ?? null;
  const sendLabel = useSendLabel([]);
  return (
    <ExchangeDialog title="Export changes" onClose={onClose}>
      <ExchangeSection
        title="Changed classes"
        text="The classes that you cancelled, moved or gave to another teacher on this device. You give the file to your students and to the college yourself. If the college has a drop box, your sections also get it in letters."
      >
        {cancellations.length > 0 && <SigningNote signer={key} />}
        <ExchangeForm
          items={cancellations.map((one) => ({
            id: one.id,
            name: one.title,
            detail: `${classWhen(one)}. ${one.restored ? 'On again' : changedText(one)}`,
          }))}
          onSave={() => saveExchange(changesFile(by, cancellations))}
          sendLabel={sendLabel}
          onSend={() => sendChanges(by, cancellations)}
          label="Save file of changes"
          nextStep="Students open it under Subjects, Import changes. The college imports it and publishes it to all of your students."
          emptyText="You have not changed any class on this device. You can do so in your week and on the dashboard."
        />
      </ExchangeSection>
    </ExchangeDialog>
  );
}
