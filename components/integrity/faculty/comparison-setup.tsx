import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useAnnounced } from '@/components/ui/use-announced';
import type { OwnAssignment } from '@/lib/store/use-list';
import { countText } from '../model/report/report';
import type { TextInput } from '../model/report/text-input';
import { AboutComparison } from '../report/about-comparison';
import { maxFiles, type OwnedFile } from './dropped-folder';
import { InputField } from './input-field';
import { givenInputs, loadInputs } from '../report/stored-input';
import { useReceivedInputs } from './use-received-inputs';

interface ComparisonSetupProps {
  assignment: OwnAssignment | null;
  onStart: (inputs: readonly TextInput[]) => void;
  onInvented: () => void;
}

/** The choice of texts: work received and added, what everybody was given, and sources. */
export function ComparisonSetup({ assignment, onStart, onInvented }: ComparisonSetupProps) {
  const received = useReceivedInputs(assignment?.id ?? null);
  const given = assignment ? givenInputs(assignment) : [];
  const [withReceived, setWithReceived] = useState(true);
  const [withGiven, setWithGiven] = useState(true);
  const [works, setWorks] = useState<OwnedFile[]>([]);
  const [templates, setTemplates] = useState<OwnedFile[]>([]);
  const [sources, setSources] = useState<OwnedFile[]>([]);
  const [error, setError] = useState<string | null>(null);
  useAnnounced(error ?? '', { urgent: true });
  const count = works.length + (withReceived ? received.length : 0);
  const start = async () => {
    const problem = problemOf(count, sources.length);
    setError(problem);
    if (problem) return;
    onStart([
      ...(withReceived ? await loadInputs(received, 'work') : []),
      ...works.map((one) => ({ ...one, role: 'work' as const })),
      ...(withGiven ? await loadInputs(given, 'template') : []),
      ...templates.map((one) => ({ ...one, role: 'template' as const })),
      ...sources.map((one) => ({ ...one, role: 'source' as const })),
    ]);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {received.length > 0 && (
        <Checkbox
          label="Work received through the portal"
          detail={countText(received.length, 'file')}
          checked={withReceived}
          onChange={setWithReceived}
        />
      )}
      <InputField
        label="Add work of students"
        hint={`PDF, Word (.docx) or text (.txt). Choose files, or drop files and folders here; at most ${maxFiles}.`}
        files={works}
        withFolder
        onChange={setWorks}
      />
      {given.length > 0 && (
        <Checkbox
          label="Leave out the assignment’s own files"
          detail={given.map(({ owner }) => owner).join(', ')}
          checked={withGiven}
          onChange={setWithGiven}
        />
      )}
      <div className="grid gap-5 md:grid-cols-2">
        <InputField
          label="Templates"
          hint="What everybody was given, such as a form. Its text is left out."
          files={templates}
          onChange={setTemplates}
        />
        <InputField
          label="Sources"
          hint="A textbook chapter or an old answer. Every work is compared with it."
          files={sources}
          onChange={setSources}
        />
      </div>
      <p className="text-note font-medium text-rejected empty:hidden">{error}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={() => void start()}>
          {count > 0 ? `Compare ${countText(count, 'text')}` : 'Compare'}
        </Button>
        {received.length === 0 && <Button onClick={onInvented}>Show an invented class</Button>}
      </div>
      <AboutComparison />
    </div>
  );
}

function problemOf(works: number, sources: number): string | null {
  if (works > maxFiles) return `Compare at most ${maxFiles} files at once.`;
  if (works === 0) return 'Add the work of two students or more, or of one student and a source.';
  if (works === 1 && sources === 0) return 'Add the work of another student, or a source.';
  return null;
}
