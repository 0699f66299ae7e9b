import { TickBox } from '@/components/ui/tick-box';
import { formatSize } from '@/lib/pdf-check';
import type { OwnActivity } from '@/lib/workspace/use-list';

interface RequestChoiceProps {
  waiting: readonly OwnActivity[];
  /** The ids of those that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** What waits for a decision, each with a box to tick and what proves it. */
export function RequestChoice({ waiting, left, onChange }: RequestChoiceProps) {
  const none = new Set(waiting.map(({ id }) => id));
  const mark = (id: string, marked: boolean) => {
    const next = new Set(left);
    if (marked) next.delete(id);
    else next.add(id);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="text-note font-semibold">What the file has</legend>
      {waiting.length > 1 && (
        <TickBox
          label={`All ${waiting.length}`}
          checked={waiting.every(({ id }) => !left.has(id))}
          onChange={(marked) => onChange(marked ? new Set() : none)}
        />
      )}
      <ul className="-mx-1 max-h-72 overflow-auto px-1">
        {waiting.map(({ id, name, category, evidence }) => (
          <li key={id} className="border-t border-line">
            <TickBox
              label={name}
              detail={`${category}, ${evidence ? `${evidence.name} (${formatSize(evidence.size)})` : 'no evidence on this device'}`}
              checked={!left.has(id)}
              onChange={(marked) => mark(id, marked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
