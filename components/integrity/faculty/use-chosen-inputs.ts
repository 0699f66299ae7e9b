import { useMemo, useState } from 'react';
import type { OwnAssignment } from '@/lib/store/use-list';
import { useRecords } from '@/lib/store/use-records';
import type { TextRole } from '../model/text';
import { workspace } from '@/lib/store/device';
import type { StoredPdf } from '@/lib/file/stored-pdf';
import type { TextInput } from '../model/text-input';
import { maxFiles, withFlatOwners, type OwnedFile } from './dropped-folder';
import { sharedBeginnings } from './flat-download';

/** The texts that a teacher chooses for a comparison: stored ones, and files by their role. */
export function useChosenInputs(assignment: OwnAssignment | undefined) {
  const received = useReceivedInputs(assignment?.id);
  // The files of the assignment itself, which everybody was given.
  const given = (assignment?.files ?? []).map((stored) => ({ stored, owner: stored.name }));
  const [withReceived, setWithReceived] = useState(true);
  const [withGiven, setWithGiven] = useState(true);
  const [works, setWorks] = useState<readonly OwnedFile[]>([]);
  const [templates, setTemplates] = useState<readonly OwnedFile[]>([]);
  const [sources, setSources] = useState<readonly OwnedFile[]>([]);
  const [isOne, setIsOne] = useState<boolean | null>(null);
  const shared = sharedBeginnings(
    works.filter(({ path, person }) => !path.includes('/') && !person).map(({ path }) => path),
  );
  const isAsked = shared.length > 0 && isOne === null;
  const count = works.length + (withReceived ? received.length : 0);
  const load = async (): Promise<TextInput[]> => [
    ...(withReceived ? await loadInputs(received, 'work') : []),
    ...withRole(withFlatOwners(works, isOne === true && shared.length > 0), 'work'),
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
    beginnings: { names: shared, isOne, onAnswer: setIsOne },
    /** The number of chosen works. */
    count,
    problem: problemOf(count, sources.length) ?? (isAsked ? askedProblem : null),
    load,
  };
}

const withRole = (files: readonly OwnedFile[], role: TextRole): TextInput[] =>
  files.map((one) => ({ ...one, role }));

/** A stored file to be compared. */
interface StoredInput {
  stored: StoredPdf;
  owner: string;
}

/** Reads stored files; one whose content is lost is left out. */
async function loadInputs(inputs: readonly StoredInput[], role: TextRole): Promise<TextInput[]> {
  const loaded = await Promise.all(
    inputs.map(async ({ stored, owner }) => {
      const record = await workspace.read('files', stored.file);
      return record ? [{ file: new File([record.blob], stored.name), role, owner }] : [];
    }),
  );
  return loaded.flat();
}

const askedProblem = 'Say if files with the same beginning are by one student.';

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
