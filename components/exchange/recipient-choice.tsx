import { useState } from 'react';
import { ChoiceField } from '@/components/ui/form-field';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { recipientsIn, type Recipient } from './model/encryption';

interface RecipientChoiceProps {
  recipients: readonly Recipient[];
  /** The employee id of the chosen teacher; empty if the file is not encrypted. */
  value: string;
  onChange: (employeeId: string) => void;
}

/** The teacher that a file is encrypted for, and the field that chooses. With several, the file opens on no other device. */
export function useRecipient(keys: readonly FacultyKey[]) {
  const recipients = recipientsIn(keys);
  const [value, setValue] = useState(recipients.length === 1 ? recipients[0]!.employeeId : '');
  return {
    recipient: recipients.find(({ employeeId }) => employeeId === value),
    choice: <RecipientChoice recipients={recipients} value={value} onChange={setValue} />,
  };
}

/** Chooses the teacher that a file is encrypted for. */
export function RecipientChoice({ recipients, value, onChange }: RecipientChoiceProps) {
  if (recipients.length === 0)
    return (
      <p className="text-note text-muted">
        The file is not encrypted: who has it can read it. The college publishes no key to encrypt
        it with.
      </p>
    );
  return (
    <ChoiceField
      id="request-recipient"
      label="Encrypt the file for"
      hint="Only the device of this teacher opens it."
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[
        ...recipients.map(({ employeeId, name }) => ({
          value: employeeId,
          text: `${name}, ${employeeId}`,
        })),
        { value: '', text: 'Nobody: who has the file can read it' },
      ]}
    />
  );
}
