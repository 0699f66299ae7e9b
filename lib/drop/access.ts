/** The drop box in a teacher's record. Keys are 32 bytes in base64url, names 32 hexadecimal digits. */
export interface TeacherDrop {
  /** The key of the teacher's boxes: their names and the key of every student derive from it. */
  key: string;
  /** The key before the last new access code, for 30 days. */
  previous?: string;
  /** The college's id, the salt of what derives from the key. */
  college: string;
  /** The generation of each student in the register who has another than 1, by normalized roll number. */
  generations?: Record<string, number>;
  /** The teacher's way to the office: the name to write to, and the key of the teacher's letters. */
  office: OfficeAccess;
  /** The key of each section in the register, from which the letters to all its students derive. */
  sections?: SectionKey[];
}

/** The name to write to the office's box, and the key of a person's letters to the office. */
interface OfficeAccess {
  put: string;
  key: string;
}

export interface SectionKey {
  /** The section as the register writes it. */
  section: string;
  key: string;
}

/** The boxes of one teacher in a student's record. */
export interface StudentDrop {
  /** The normalized employee id of the teacher. */
  teacher: string;
  /** The teacher's name, as the teacher's record writes it. */
  name: string;
  /** The name to write to the teacher's inbox. */
  put: string;
  /** The name to read from the teacher's outbox. */
  get: string;
  /** The pair key of the student and the teacher. */
  key: string;
  /** The student's way to the office, the same for each teacher. */
  office?: OfficeAccess;
  /** The keys of the teacher's sections that the student is in; of one whose key was replaced, also the one before. */
  sections?: SectionKey[];
}
