import type { Column, Row } from '../source/table';
import { isNothing } from '../value/nothing';
import { wordKey, wordMap } from '../value/word';

/** A column that says who a row is about, or that says nothing that a table with a series of columns needs. */
type Field =
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
  | 'skip'
  | 'private';

const fields = wordMap<Field>({
  number:
    'Roll no,Roll number,Rollno,Roll,Rollnumber,Reg no,Regno,Registration no,Registration number,Register no,' +
    'Register number,Enrollment no,Enrolment no,Enrollment number,Enrolment number,Enroll no,USN,PRN,HTNO,Hall ticket no,' +
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
    'Name,Student,Students,Student name,Name of student,Name of the student,Names,Full name,Fullname,Learner,Candidate name,' +
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
  private: '',
});

/** Columns that are never read. "Gender Studies" is a course. */
const privateHeader = new RegExp(
  '^(?:(?:student|parents?|fathers?|mothers?|guardians?|emergency|local|permanent|home|primary|alternate|s) )*' +
    '(?:phone|mobile|telephone|sms|whatsapp|contact|gender|sex|dob|date of birth|birth ?date|birthday|place of birth|age|' +
    'fathers?|mothers?|parents?|guardians?|religion|caste|race|ethnicity|password|address|blood group|aadhaar|aadhar|' +
    'passport|nationality|disability)(?: (?:no|number|name|email|mail|id|phone|mobile|occupation|s|line)|\\s?\\d)*$',
);

/** A header as it is looked up. */
export const headerKey = (header: string) =>
  wordKey(header.replace(/[:*#()]/g, ' ').replace(/['’]/g, ' '));

/** How a person is named best: the portal knows a number or an address of a roster; names may repeat. */
const usualOrder: readonly Field[] = ['number', 'id', 'username', 'email', 'name'];
/** Moodle and Canvas put the id of their own database in "ID", which no roster has. */
const ownIdOrder: readonly Field[] = ['number', 'username', 'email', 'name', 'id'];

/** The columns that say who a row is about. */
export class PersonColumns {
  readonly section: Column | undefined;
  readonly course: Column | undefined;
  readonly month: Column | undefined;
  /** The column of the best name of a person. */
  readonly column: Column;
  private readonly indices: readonly number[];
  /** Brightspace writes # in front of ids, so that spreadsheets keep their zeros. */
  private readonly hashed: boolean;
  private readonly names: readonly number[];

  private constructor(
    private readonly columns: ReadonlyMap<Field, Column>,
    /** The indices of all columns that are not of the series. */
    readonly used: ReadonlySet<number>,
    private readonly read: readonly number[],
    order: readonly Field[],
  ) {
    const found = order.flatMap((field) => columns.get(field) ?? []);
    const names = [columns.get('given'), columns.get('family')].filter(
      (name) => name !== undefined,
    );
    this.column = (found[0] ?? names[0]) as Column;
    this.indices = found.map(({ index }) => index);
    this.names = names.map(({ index }) => index);
    this.hashed = columns.get('number')?.name === 'OrgDefinedId';
    this.section = columns.get('section');
    this.course = columns.get('course');
    this.month = columns.get('month');
  }

  /** The columns of persons in a header; undefined if no column names a person. */
  static find(header: readonly string[], ownIds = false): PersonColumns | undefined {
    const columns = new Map<Field, Column>();
    const used = new Set<number>();
    const read: number[] = [];
    header.forEach((name, index) => {
      const key = headerKey(name);
      const field = fields.get(key) ?? (privateHeader.test(key) ? 'private' : undefined);
      if (!field) return;
      used.add(index);
      if (field !== 'private') read.push(index);
      if (!columns.has(field)) columns.set(field, { name, index });
    });
    const names = [...usualOrder, 'family' as const];
    if (!names.some((field) => columns.has(field))) return undefined;
    return new PersonColumns(columns, used, read, ownIds ? ownIdOrder : usualOrder);
  }

  /** The name of the person of a row; "" if it has none. */
  personOf({ cells }: Row): string {
    for (const index of this.indices) {
      const cell = cells[index];
      if (cell && !isNothing(cell)) return this.hashed ? cell.replace(/^#/, '') : cell;
    }
    const names = this.names.map((index) => cells[index] ?? '');
    return names.filter((name) => !isNothing(name)).join(' ');
  }

  /** Whether a cell of the person columns is a label such as "Classes held". */
  hasLabel({ cells }: Row, label: RegExp): boolean {
    for (const index of this.read) if (label.test(cells[index] ?? '')) return true;
    return false;
  }
}
