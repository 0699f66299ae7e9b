import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { OwnAssignment } from '@/lib/store/use-list';
import { countText } from '../model/report';
import type { TextInput } from '../model/text-input';
import { readableFiles } from '../reader/limit';
import { AboutComparison } from '../report/about-comparison';
import { maxFiles } from './dropped-folder';
import { InputField } from './input-field';
import { useChosenInputs } from './use-chosen-inputs';

interface ComparisonSetupProps {
  assignment: OwnAssignment | undefined;
  onStart: (inputs: readonly TextInput[]) => void;
  onInvented: () => void;
}

/** The choice of texts: work received and added, what everybody was given, and sources. */
export function ComparisonSetup({ assignment, onStart, onInvented }: ComparisonSetupProps) {
  const { received, given, works, templates, sources, beginnings, ...chosen } =
    useChosenInputs(assignment);
  const { count, problem, load } = chosen;
  const [isTried, setIsTried] = useState(false);
  const error = (isTried && problem) || '';
  useAnnounced(error, { urgent: true });
  const start = async () => {
    setIsTried(problem !== null);
    if (!problem) onStart(await load());
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-prose text-muted">
        Finds passages that texts share: among students, and with sources. It does not guess whether
        a machine wrote a text.
      </p>
      {received.inputs.length > 0 && (
        <Checkbox
          label="Work received through the portal"
          detail={countText(received.inputs.length, 'file')}
          checked={received.isChosen}
          onChange={received.onChoose}
        />
      )}
      <InputField
        label="Add work of students"
        hint={`${readableFiles.hint}, at most ${maxFiles}. Files and folders can also be dropped here.`}
        withFolder
        {...works}
      />
      {given.inputs.length > 0 && (
        <Checkbox
          label="Leave out the assignment’s own files"
          detail={given.inputs.map(({ owner }) => owner).join(', ')}
          checked={given.isChosen}
          onChange={given.onChoose}
        />
      )}
      {beginnings.names.length > 0 && <BeginningQuestion {...beginnings} />}
      <details className="grid gap-3">
        <summary className="w-fit cursor-pointer py-1 font-semibold text-muted hover:text-brand">
          Templates and sources
        </summary>
        <div className="mt-3 grid gap-x-6 gap-y-5 md:grid-cols-2">
          <InputField
            label="Templates"
            hint="What everybody was given, such as a form. Its text is left out."
            {...templates}
          />
          <InputField
            label="Sources"
            hint="A textbook chapter or an old answer. Every work is compared with it."
            {...sources}
          />
        </div>
      </details>
      <p className="text-note font-medium text-rejected empty:hidden">{error}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void start()}>
          {count > 0 ? `Compare ${countText(count, 'text')}` : 'Compare'}
        </Button>
        {received.inputs.length === 0 && (
          <Button onClick={onInvented}>Show an invented class</Button>
        )}
      </div>
      <AboutComparison />
    </div>
  );
}

interface BeginningQuestionProps {
  /** The beginnings that several files share. */
  names: readonly string[];
  isOne: boolean | null;
  onAnswer: (isOne: boolean) => void;
}

/** Asks whose the files are that begin alike. */
function BeginningQuestion({ names, isOne, onAnswer }: BeginningQuestionProps) {
  const id = useId();
  const shown = names.slice(0, 3).map((beginning) => `“${beginning}”`);
  const answers = [
    { value: true, text: 'Yes: they are not compared with each other' },
    { value: false, text: 'No: each file is by another student' },
  ];
  return (
    <fieldset className="rounded-control bg-sunken p-4 text-note">
      <legend className="float-start mb-2 font-semibold">
        Several files begin with {shown.join(', ')}
        {names.length > shown.length && ` and ${names.length - shown.length} other names`}. Are
        files with the same beginning by one student?
      </legend>
      <div className="clear-both grid">
        {answers.map(({ value, text }) => (
          <label key={text} className="flex min-h-10 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="radio"
              name={id}
              checked={isOne === value}
              onChange={() => onAnswer(value)}
              className="size-4 accent-brand"
            />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
