import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import { countText } from '../model/report';
import type { TextRole } from '../model/text';
import type { TextInput } from '../model/text-input';
import { readableFiles } from '../reader/limit';
import { AboutComparison } from '../report/about-comparison';
import { givenInputs, loadInputs, type StoredInput } from '../report/stored-input';
import { maxFiles, type OwnedFile } from './dropped-folder';
import { InputField } from './input-field';

interface ComparisonSetupProps {
  assignment: OwnAssignment | undefined;
  onStart: (inputs: readonly TextInput[]) => void;
  onInvented: () => void;
}

/** The choice of texts: work received and added, what everybody was given, and sources. */
export function ComparisonSetup({ assignment, onStart, onInvented }: ComparisonSetupProps) {
  const { received, given, works, templates, sources, count, problem, load } =
    useChosenInputs(assignment);
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
        a machine wrote a text. No file leaves this device.
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
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
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

/** The texts that a teacher chooses for a comparison: stored ones, and files by their role. */
function useChosenInputs(assignment: OwnAssignment | undefined) {
  const received = useReceivedInputs(assignment?.id);
  const given = assignment ? givenInputs(assignment) : [];
  const [withReceived, setWithReceived] = useState(true);
  const [withGiven, setWithGiven] = useState(true);
  const [works, setWorks] = useState<readonly OwnedFile[]>([]);
  const [templates, setTemplates] = useState<readonly OwnedFile[]>([]);
  const [sources, setSources] = useState<readonly OwnedFile[]>([]);
  const count = works.length + (withReceived ? received.length : 0);
  const load = async (): Promise<TextInput[]> => [
    ...(withReceived ? await loadInputs(received, 'work') : []),
    ...withRole(works, 'work'),
    ...(withGiven ? await loadInputs(given, 'template') : []),
    ...withRole(templates, 'template'),
    ...withRole(sources, 'source'),
  ];
  return {
    received: { inputs: received, isChosen: withReceived, onChoose: setWithReceived },
    given: { inputs: given, isChosen: withGiven, onChoose: setWithGiven },
    works: { files: works, onChange: setWorks },
    templates: { files: templates, onChange: setTemplates },
    sources: { files: sources, onChange: setSources },
    /** The number of chosen works. */
    count,
    problem: problemOf(count, sources.length),
    load,
  };
}

const withRole = (files: readonly OwnedFile[], role: TextRole): TextInput[] =>
  files.map((one) => ({ ...one, role }));

function problemOf(works: number, sources: number): string | null {
  if (works > maxFiles) return `Compare at most ${maxFiles} files at once.`;
  if (works === 0) return 'Add the work of two students or more, or of one student and a source.';
  if (works === 1 && sources === 0) return 'Add the work of another student, or a source.';
  return null;
}

/** The work that this device has for an assignment: received as files, or handed in on this device. */
function useReceivedInputs(assignment: string | undefined): StoredInput[] {
  const received = useRecords('received');
  const handin = useRecords('handins').get(assignment ?? '');
  return useMemo(() => {
    const works = [...received.values()].filter((work) => work.assignment === assignment);
    return [
      ...works.map(({ file, student }) => ({
        stored: file,
        owner: `${student.name} (${student.rollNumber})`,
      })),
      ...(handin?.file ? [{ stored: handin.file, owner: 'Handed in on this device' }] : []),
    ];
  }, [received, handin, assignment]);
}
