import { proposeMapping } from '@/tools/import/mapping/propose-mapping';
import { sampleRows } from '@/tools/import/series/options';
import { table } from '../template/read-table';

const propose = async (...lines: string[]) => {
  const source = table('list.csv', ...lines);
  const proposal = proposeMapping(source, await sampleRows(source));
  const columns = proposal.columns.map(({ field, column }) => [field, column.name]);
  return { ...proposal, columns: Object.fromEntries(columns) as Record<string, string> };
};

describe('the proposed mapping of a table', () => {
  it.each([
    [
      'student',
      'Matrikelnummer|Nachname|Vorname|E-Mail|Studiengang|Geburtsdatum',
      '12345|Vogt|Lena|l@x.de|Informatik|1.1.2000',
      {
        id: 'Matrikelnummer',
        familyName: 'Nachname',
        givenName: 'Vorname',
        email: 'E-Mail',
        program: 'Studiengang',
      },
    ],
    [
      'attendance',
      'Matrícula|Nombre del alumno|Fecha|Materia|Asistencia',
      'A01|Mira Sato|24/08/2026|Cálculo|Presente',
      { person: 'Matrícula', day: 'Fecha', course: 'Materia', status: 'Asistencia' },
    ],
    [
      'result',
      'Numéro étudiant|Nom|Prénom|Matière|Note',
      '2201|Sato|Mira|Algèbre|14,5',
      { person: 'Numéro étudiant', course: 'Matière', score: 'Note' },
    ],
    [
      'attendance',
      'RA|Nome do aluno|Disciplina|Data|Frequência',
      '77|Mira Sato|Cálculo|24/08/2026|Presente',
      { person: 'RA', course: 'Disciplina', day: 'Data', status: 'Frequência' },
    ],
    [
      'meeting',
      'Kurs|Tag|Von|Bis|Raum|Dozent',
      'Mathe|Montag|08:00|09:30|R1|Vogt',
      {
        course: 'Kurs',
        weekdays: 'Tag',
        start: 'Von',
        end: 'Bis',
        room: 'Raum',
        teacher: 'Dozent',
      },
    ],
    [
      'attendanceTotal',
      'College Roll No|Paper Code|Total Hrs Held|Hrs Attended by Student',
      '7|CS101|40|36',
      {
        person: 'College Roll No',
        course: 'Paper Code',
        held: 'Total Hrs Held',
        present: 'Hrs Attended by Student',
      },
    ],
  ])('of a %s is found from headers such as %s', async (kind, header, row, columns) => {
    expect(await propose(header, row)).toMatchObject({ kind, columns });
  });

  it('is found from the values if the headers tell nothing', async () => {
    const proposal = await propose(
      'who|what|mail|key',
      'Mira Sato|student|m@x.edu|X1',
      'Omar Diaz|teacher|o@x.edu|X2',
    );
    expect(proposal.kind).toBe('person');
    expect(proposal.columns).toEqual({ id: 'key', role: 'what', name: 'who', email: 'mail' });
    expect(proposal.confidence).toBeLessThan(0.5);
  });

  it('takes no numbers of rows for ids', async () => {
    const { columns } = await propose('at|who|key', '1|Mira Sato|4711', '2|Omar Diaz|4715');
    expect(columns).toMatchObject({ id: 'key', name: 'who' });
  });

  it('is not sure of a list of people that is mostly figures', async () => {
    const people = await propose('Student No|Student Name|Programme', '7|Mira Sato|Physics');
    expect(people).toMatchObject({ kind: 'student' });
    expect(people.confidence).toBeGreaterThan(0.85);
    const summary = await propose(
      'Student No|Student Name|Mean|SD|Q1|Q3',
      '7|Mira Sato|61.5|4.1|52|70',
    );
    expect(summary.confidence).toBeLessThan(0.85);
  });

  it('never has private columns', async () => {
    const { columns } = await propose(
      'Matrikelnummer|Name|Telefon|Father Name|Password',
      '12345|Mira Sato|0555|Ken Sato|secret',
    );
    expect(columns).toEqual({ id: 'Matrikelnummer', name: 'Name' });
  });
});
