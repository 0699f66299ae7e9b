import { useState, useMemo } from 'react';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { TextInput } from '../model/report/text-input';
import type { TextRole } from '../model/text';
import { givenInputs, loadInputs, type StoredInput } from '../report/stored-input';
import { maxFiles, type OwnedFile } from './dropped-folder';

/** The texts that a teacher chooses for a comparison: stored ones, and files by their role. */
export function useChosenInputs(assignment: OwnAssignment | undefined) {
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
    /** How many works are chosen. */
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
