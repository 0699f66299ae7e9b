import type { Column, Row } from '../source/table';
import { isPrivateHeader } from '../template/private-header';
import { isNothing } from '../value/nothing';
import { wordKey, wordMap } from '../value/word';

/** A column that says who a row is about or what of, or that a series does not need (skip). */
type PersonField =
  | 'number'
  | 'id'
  | 'username'
  | 'email'
  | 'name'
  | 'given'
  | 'family'
  | 'section'
  | 'course'
  | 'month'
  | 'skip';

const fields = wordMap<PersonField>({
  number:
    'Roll no,Roll number,Rollno,Roll,Rollnumber,Reg no,Regno,Registration no,Registration number,Register no,' +
    'Register number,Reg number,Regd no,Univ reg no,HT no,Enrollment no,Enrolment no,Enrollment number,Enrolment number,Enroll no,USN,PRN,HTNO,Hall ticket no,' +
    'Hall ticket number,Admission no,Admission number,Adm no,Matric no,Matric number,Matriculation number,Matrikelnummer,' +
    'SID,Student number,Student no,Studentnumber,ID number,IDnumber,SIS User ID,SIS ID,University ID,University roll no,' +
    'Class roll no,Matrícula,Número de matrícula,Legajo,Numéro étudiant,Scholar no,Identifier,Person number,' +
    'ID-Nummer,Número de ID,Numéro d identification,Org defined ID,OrgDefinedId,Anukramank',
  id: 'ID,Student ID,StudentID,User ID,UserID,SourcedId,Student SourcedId,Person ID,Learner ID,Pupil ID',
  username:
    'Username,User name,Login,Login ID,SIS Login ID,Anmeldename,Benutzername,Nombre de usuario,Nom d utilisateur,' +
    'Nome de usuário,UPN,Participant ID UPN',
  email:
    'Email,E-mail,Email address,Email ID,Mail,E-Mail-Adresse,Correo,Correo electrónico,Dirección de correo,' +
    'Courriel,Adresse de courriel,Endereço de email,Student email',
  name:
    'Name,Student,Students,Student name,Name of student,Name of the student,Names,Full name,Fullname,Learner,Candidate name,Stud name,Name of the candidate,Name of candidate,' +
    'Vollständiger Name,Schüler,Nombre completo,Nombre y apellidos,Nom complet,Nome completo,Aluno,Alumno,Étudiant,' +
    'Student full name,Participant,Display name,Naam,Chhatra ka naam',
  given:
    'First name,Firstname,Given name,Givenname,Forename,Vorname,Nombre,Nombres,Nombre s,Prénom,Primeiro nome,Nome',
  family:
    'Last name,Lastname,Surname,Family name,Familyname,Nachname,Familienname,Apellido,Apellidos,Apellido s,Nom,' +
    'Nom de famille,Sobrenome,Último nome,Apelido',
  section: 'Section,Class,Section name,section_name,Class name,Class section,Division,Klasse',
  course:
    'Course,Course code,Course name,Subject,Subject name,Subject code,Paper,Kurs,Fach,Curso,Cours,Disciplina',
  month: 'Month,Monat,Mes,Mois,Mês',
  skip:
    'S no,Sno,Sl no,Slno,Sr no,Srno,Serial no,Serial number,No,Nr,Sl,Sr,Seq,Institution,Department,Dept,Branch,' +
    'Program,Programme,Group,Groups,Batch,Semester,Sem,Year,Grade level,Integration ID,Root account,Remarks,Remark,' +
    'Sections,Signature,Sign,Comments,Comment,Notes,Status,Last access,Availability,Last downloaded from this course,End-of-Line Indicator,Institución,Departamento,Grupo,Grupos,Abteilung,Gruppe,Gruppen,' +
    'Category',
});

/** A header as it is looked up. */
export const headerKey = (header: string) =>
  wordKey(header.replace(/[:*#()]/g, ' ').replace(/['’]/g, ' '));

const fieldOf = (header: string): PersonField | undefined => fields.get(headerKey(header));

const personFields: readonly PersonField[] = [
  'number',
  'id',
  'username',
  'email',
  'name',
  'given',
  'family',
];

/** Returns true if a header names a column with people. */
export function isPersonHeader(header: string): boolean {
  const field = fieldOf(header);
  return field !== undefined && personFields.includes(field);
}

/** The order of names, the best one first: the portal knows a number or an address of a roster; names may repeat. */
const usualOrder: readonly PersonField[] = ['number', 'id', 'username', 'email', 'name'];
/** Moodle and Canvas put the id of their own database in "ID", which no roster has. */
const ownIdOrder: readonly PersonField[] = ['number', 'username', 'email', 'name', 'id'];

/** The columns that say who a row is about, and those that a series may have. */
export class PersonColumns {
  readonly section: Column | undefined;
  readonly course: Column | undefined;
  readonly month: Column | undefined;
  /** The column of the best name of a person. */
  readonly column: Column;
  private readonly indices: readonly number[];
  private readonly names: readonly number[];

  private constructor(
    columns: ReadonlyMap<PersonField, Column>,
    /** The columns that are not of persons, not known to be needless and not blank. */
    readonly rest: readonly Column[],
    private readonly read: readonly number[],
    order: readonly PersonField[],
  ) {
    const found = order.flatMap((field) => columns.get(field) ?? []);
    const names = [columns.get('given'), columns.get('family')].filter(
      (name) => name !== undefined,
    );
    this.column = (found[0] ?? names[0]) as Column;
    this.indices = found.map(({ index }) => index);
    this.names = names.map(({ index }) => index);
    this.section = columns.get('section');
    this.course = columns.get('course');
    this.month = columns.get('month');
  }

  /**
   * The columns of persons in a header; undefined if no column names a person, or if two columns have one header: nobody
   * can tell lists beside each other apart.
   */
  static find(header: readonly string[], ownIds = false): PersonColumns | undefined {
    const columns = new Map<PersonField, Column>();
    const rest: Column[] = [];
    const read: number[] = [];
    for (const [index, name] of header.entries()) {
      if (headerKey(name) === '') continue;
      const field = fieldOf(name);
      if (header.indexOf(name) < index && !isPrivateHeader(name)) return undefined;
      if (!field) rest.push({ name, index });
      else read.push(index);
      if (field && !columns.has(field)) columns.set(field, { name, index });
    }
    if (![...usualOrder, 'family' as const].some((field) => columns.has(field))) return undefined;
    return new PersonColumns(columns, rest, read, ownIds ? ownIdOrder : usualOrder);
  }

  /** The person of a row; "" if it has none. */
  personOf({ cells }: Row): string {
    for (const index of this.indices) {
      const cell = cells[index];
      if (cell && !isNothing(cell)) return cell;
    }
    const names = this.names.map((index) => cells[index] ?? '');
    return names.filter((name) => !isNothing(name)).join(' ');
  }

  /** Returns true if a cell of the person columns is a label such as "Classes held". */
  hasLabel({ cells }: Row, label: RegExp): boolean {
    for (const index of this.read) if (label.test(cells[index] ?? '')) return true;
    return false;
  }
}

/**
 * Sorts columns by what `of` finds them to be. Undefined if one is left over: a table is read only if each of its
 * columns is known. Private columns are passed over.
 */
export function sortColumns<T>(
  columns: readonly Column[],
  of: (column: Column) => T | 'check' | undefined,
): { series: T[]; checks: Column[] } | undefined {
  const series: T[] = [];
  const checks: Column[] = [];
  for (const column of columns) {
    const found = of(column);
    if (found === 'check') checks.push(column);
    else if (found !== undefined) series.push(found);
    else if (!isPrivateHeader(column.name)) return undefined;
  }
  return { series, checks };
}
