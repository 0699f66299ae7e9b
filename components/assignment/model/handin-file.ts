import type { ReviewStudent } from '@/components/activity/model/review';
import { senderNote } from '@/components/activity/model/sender-note';
import {
  plausibleMoment,
  toAttachment,
  type Item,
  type Payload,
} from '@/components/exchange/model/payload';
import {
  earlierOf,
  planLatest,
  receivedId,
  storeAttachment,
  type Candidate,
  type Plan,
} from '@/components/exchange/model/plan';
import {
  fromLetter,
  readExchange,
  type Contents,
  type LetterOf,
  type OpenedFile,
} from '@/components/exchange/model/file';
import { fileNameFor } from '@/lib/file/file-type';
import { isSameId } from '@/lib/record/person';
import { notify } from '@/lib/store/event';
import { now, put, type Change, type StoredRecords, type Records } from '@/lib/store/record';

/** A submission with a file. */
export type HandedIn = Records['handins'] & { file: NonNullable<Records['handins']['file']> };

/** The submissions with a file on this device, newest first: only these can be exported. */
export function handedIn(handins: StoredRecords<'handins'>): HandedIn[] {
  return [...handins.values()]
    .filter((handin): handin is HandedIn => handin.file !== null)
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** The content of a work file with these submissions. */
export function makeHandins(
  student: ReviewStudent,
  handins: readonly HandedIn[],
): Payload<'handins'> {
  const madeAt = now();
  const items = handins.map(({ id, at, earlier, name, file }) => ({
    assignment: id,
    name,
    handedIn: plausibleMoment(at, madeAt),
    ...(earlier && { earlier }),
    file: toAttachment(file),
  }));
  return { madeAt, student: { ...student }, items };
}

/** Reads a work file, from a letter or not. Rejects with an ExchangeError. */
export async function readWork(file: File, letter?: LetterOf): Promise<OpenedFile<'handins'>> {
  return fromLetter(await readExchange(file, 'handins', []), letter);
}

/** The records of the faculty side of this device. */
interface HandinsContext {
  assignments: readonly { id: string }[];
  received: StoredRecords<'received'>;
  /** The submissions made on this device, by a student of the register. */
  handins: StoredRecords<'handins'>;
  /** The students of the teacher's sections. */
  students: readonly ReviewStudent[];
}

/** Plans the import of these work files. */
export function planHandins(
  files: readonly OpenedFile<'handins'>[],
  { assignments, received, handins, students }: HandinsContext,
): Plan {
  const assignmentIds = new Set(assignments.map(({ id }) => id));
  const candidates = files.flatMap(({ payload: { student, items }, contents, letter }) =>
    items.map((item): Candidate => {
      const { assignment, name, handedIn, earlier = [], file } = item;
      const id = receivedId(student.rollNumber, assignment);
      const isOwn =
        students.some(({ rollNumber }) => isSameId(rollNumber, student.rollNumber)) &&
        handins.get(assignment)?.file?.sha256 === file.sha256;
      return {
        id,
        versions: [...earlier, handedIn],
        contentId: file.sha256,
        title: `${name}: ${fileNameFor(file.name, 'application/pdf')}`,
        detail: `${student.name}, ${student.rollNumber}${senderNote(student, students)}`,
        problem: !assignmentIds.has(assignment)
          ? 'Left out: this device does not have the assignment.'
          : isOwn
            ? 'Left out: it was handed in on this device and is already here.'
            : null,
        changes: () => importChanges({ id, student, item, contents, letter }, received.get(id)),
      };
    }),
  );
  return planLatest(candidates, (id) => {
    const stored = received.get(id);
    return stored && { versions: versionsOfWork(stored), contentId: stored.file.sha256 };
  });
}

const versionsOfWork = ({ earlier = [], handedIn }: Records['received']) => [...earlier, handedIn];

interface Imported {
  id: string;
  student: ReviewStudent;
  item: Item<'handins'>;
  contents: Contents;
  letter: LetterOf | undefined;
}

function importChanges(
  { id, student, item, contents, letter }: Imported,
  old: Records['received'] | undefined,
): Change[] {
  const { assignment, name, handedIn: sent, earlier, file } = item;
  const attachment = storeAttachment(file, contents);
  return [
    put('files', attachment.change),
    put('received', {
      id,
      at: now(),
      assignment,
      name,
      student: { ...student },
      handedIn: sent,
      ...earlierOf(old ? versionsOfWork(old) : [], earlier, sent),
      file: attachment.facts,
      ...(letter && { letter: letter.id }),
    }),
    notify('faculty', `${student.name} handed in ${name}`, assignment, 'assignments'),
  ];
}
