import { currentRecord } from '@/lib/record/current';
import type { AtLogout } from '@/lib/record/begun-logout';
import type { SessionMode } from '@/lib/record/session-flag';

const choices = [
  {
    value: 'keep',
    label: 'Keep it here, encrypted',
    hint: 'It comes back when you sign in on this device with the same access code. A signing key is deleted.',
  },
  {
    value: 'delete',
    label: 'Delete it',
    hint: 'It cannot be restored. Export it first if you might need it again. ',
  },
] as const;

interface LogoutChoiceProps {
  mode: SessionMode;
  choice: AtLogout;
  onChoice: (choice: AtLogout) => void;
}

/** What happens at Logout to what the person added on this device; if the session ends with the tab, it is always deleted. */
export function LogoutChoice({ mode, choice, onChoice }: LogoutChoiceProps) {
  const again =
    currentRecord.snapshot().record?.drop &&
    'Letters and messages of the last weeks that still lie in the drop box come again when you sign in.';
  if (mode === 'tab')
    return (
      <p className="mt-3">
        You are signed in only in this tab, so it is deleted and cannot be restored. Export it first
        if you might need it again. {again}
      </p>
    );
  return (
    <fieldset className="mt-4 grid gap-3">
      <legend className="mb-2 font-semibold">What happens to it</legend>
      {choices.map(({ value, label, hint }) => (
        <label key={value} className="flex gap-3">
          <input
            type="radio"
            name="at-logout"
            value={value}
            checked={choice === value}
            onChange={() => onChoice(value)}
            className="mt-1 size-4 shrink-0 accent-brand"
          />
          <span>
            <span className="block font-medium">{label}</span>
            <span className="block text-note text-muted">
              {hint}
              {value === 'delete' && again}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
