import { sendLetters } from '@/components/drop/send-exchange';
import { useHasOffice } from '@/components/drop/use-boxes';
import { ExchangeDialog, ExchangeSection } from '@/components/exchange/exchange-dialog';
import { ExchangeForm } from '@/components/exchange/exchange-form';
import { saveExchange, type MakeOptions } from '@/components/exchange/exchange-save';
import type { Payload } from '@/components/exchange/model/payload';
import { SigningNote } from '@/components/exchange/signing-note';
import { countsOf, countText, type RollCall } from '@/components/roll-call/model/roll-call';
import { makeRollCalls } from '@/components/roll-call/model/roll-call-file';
import { classWhen } from '@/components/schedule/model/class-cancel';
import type { LazyDialogProps } from '@/components/ui/lazy/lazy-dialog-button';
import { office } from '@/lib/drop/letters';
import { useRecords } from '@/lib/store/use-records';
import { compareCode } from '@/lib/text/compare-text';

export interface RegisterExportDialogProps {
  by: Payload<'rollCall'>['by'];
}

/** Gives the registers of this device to the office, signed. */
export function RegisterExportDialog({ by, onClose }: RegisterExportDialogProps & LazyDialogProps) {
  const rollCalls = [...useRecords('rollCalls').values()].sort(
    (one, other) => compareCode(other.day, one.day) || compareCode(other.start, one.start),
  );
  const key = useRecords('keys').get('signing') ?? null;
  const hasOffice = useHasOffice();
  const making = (chosen: readonly RollCall[]): MakeOptions<'rollCall'> => ({
    ...{ kind: 'rollCall', whom: by.employeeId, payload: makeRollCalls(by, chosen), key },
  });
  return (
    <ExchangeDialog title="Save for the office" onClose={onClose}>
      <ExchangeSection
        title="Registers"
        text="The office gets who was present as a table. A register that it has already is left out, so you can give it all of them each time."
      >
        {rollCalls.length > 0 && <SigningNote signer={key} />}
        <ExchangeForm
          items={rollCalls.map((one) => ({
            id: one.id,
            name: `${one.section} ${one.course}`,
            detail: `${classWhen(one)}: ${countText(countsOf(one.students, one.marks))}`,
          }))}
          onSave={() => saveExchange(making(rollCalls))}
          sendLabel={hasOffice && key ? 'Send to the office' : null}
          onSend={() =>
            sendLetters(
              [{ making: making(rollCalls), address: { with: office, about: [] } }],
              'the office',
              [],
            )
          }
          label="Save file of registers"
          nextStep="The office puts it into college/in and imports it."
          emptyText="You have not saved a register on this device."
        />
      </ExchangeSection>
    </ExchangeDialog>
  );
}
