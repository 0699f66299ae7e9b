const text = `
scores.csv|result|person=SID|score=Points
SID|Course Name|Assignment|Points|Max Points
A-1|Algebra|Quiz 1|7|10
A-2|Algebra|Quiz 1|9|10

grades.csv|courseResult|person=student_id|grade=letter_grade
student_id|course_code|term|credits|letter_grade|is_final_grade
A-1|MA101|T1|4|A|true
A-2|MA101|T1|4|B|false

courses.csv|course|id=Course Code|title=Course Title
Course Code|Course Title|Coordinator|Coordinator Email
MA101|Mathematics|Vikram Rao|v@x.edu
PH101|Physics|Leela Sen|l@x.edu

pupils.csv|student|id=Reg|name=Pupil
Reg|Pupil|Mentor|Joined
25CS001|Meera Nair|Vikram Rao|03/08/2026
25CS002|Tomás Ruiz|Leela Sen|03/08/2026

presencia.csv|attendance|person=Matrícula|day=Fecha|status=Asistencia
Matrícula|Nombre del alumno|Fecha|Asistencia
A01|Mira Sato|24/08/2026|Presente
A02|Omar Diaz|24/08/2026|Ausente

averages.csv|result|person=Learner
Learner|Average of course|Out of
Meera Nair|96.25|100
Asha Sen|81.5|100

stundenplan.csv|meeting|course=Kurs|weekdays=Tag|start=Von|end=Bis
Kurs|Tag|Von|Bis|Raum|Dozent
Mathe|Montag|08:00|09:30|R1|Vogt
Physik|Dienstag|08:00|09:30|R2|Maier

lehrer.csv|teacher|id=Personalnummer|familyName=Nachname|givenName=Vorname
Personalnummer|Nachname|Vorname
P-77|Vogt|Lena
P-78|Maier|Jan

participants.csv|person|givenName=First name|familyName=Last name|id=Email address|role=Roles
First name|Last name|Email address|Roles|Groups
Meera|Nair|m@x.edu|Student|CS201 A
Grace|Obi|g@x.edu|Teacher|CS201 A

pronote.csv|student|familyName=Nom|givenName=Prénom|homeClass=Classe
Nom|Prénom|Né(e) le|Sexe|Classe|Numéro national
Sato|Mira|01/02/2007|F|2A|110022001AA
Diaz|Omar|02/02/2007|M|2A|110022002BB

asv-lehrer.csv|teacher|id=Kürzel|familyName=Familienname|givenName=Rufname
Kürzel|Familienname|Rufname|Dienstbezeichnung|Stammschule
VOG|Vogt|Lena|StRin|0123
MAI|Maier|Jan|OStR|0123

noten.csv|result|person=Matrikelnummer|assignment=Klausur|score=Punkte
Matrikelnummer|Klausur|Punkte|Maximum
12345|Analysis I|41|60
12346|Analysis I|55|60

horario.csv|meeting|course=Asignatura|weekdays=Día|start=Hora inicio|end=Hora fin
Asignatura|Grupo|Día|Hora inicio|Hora fin|Aula|Docente
Cálculo|1A|Lunes|08:00|09:30|A1|Luis Díaz
Física|1A|Martes|08:00|09:30|A2|Ana Gil

frequencia.csv|attendanceTotal|person=Matrícula|present=Presenças|absent=Faltas
Matrícula|Nome do aluno|Disciplina|Presenças|Faltas
77|Mira Sato|Cálculo|18|2
78|Omar Diaz|Cálculo|15|5

attendance-log.csv|attendance|person=Student Roll|day=Marked On|status=Mark
Student Roll|Marked On|Lecture|Mark|Marked By
25CS001|2026-09-01|1|P|Grace Obi
25CS002|2026-09-01|1|A|Grace Obi

subject-master.csv|course|id=Subject Code|title=Subject Description
Subject Code|Subject Description|L-T-P|Credits
CS201|Data Structures|3-1-0|4
CS202|Algorithms|3-0-0|3

holiday-list.csv|event|title=Occasion|start=Date
Occasion|Date|Weekday
Onam|2026-08-26|Wednesday
Gandhi Jayanti|2026-10-02|Friday

registration.csv|enrolment|person=Reg. No|course=Course Code
Reg. No|Course Code|Slot|Registered On
25CS001|CS201|A1|2026-08-01
25CS002|CS201|A1|2026-08-01

semester-dates.csv|term|title=Semester|start=Commencement|end=Last Working Day
Semester|Commencement|Last Working Day
Odd 2026|2026-08-03|2026-12-04
Even 2027|2027-01-11|2027-05-14

seating.csv|exam|course=Paper Code|day=Exam Date|start=From|end=To
Paper Code|Exam Date|From|To|Hall
CS201|2026-12-10|09:30|12:30|Hall A
CS202|2026-12-12|09:30|12:30|Hall B

activity-points.csv|activity|person=Register No|title=Name of Activity|category=Category
Register No|Name of Activity|Category|Points Claimed|Date
25CS001|Blood donation camp|NSS|10|2026-09-01
25CS002|Hackathon|Competition|20|2026-09-05

credit-status.csv|credits|person=Register No|earned=Credits Earned|maximum=Out of
Register No|Credits Earned|Out of
25CS001|42|160
25CS002|38.5|160

skills-2026.csv|skillPoints|person=Register No|points=Points|month=Month
Register No|Month|Points
25CS001|2026-08|40
25CS002|2026-09|15

room-list.csv|skip
Room|Building|Seats|Projector
R101|Main|60|yes
R102|Main|40|no

library.csv|skip
Accession No|Title|Author|Shelf
1001|Compilers|Aho|A3
1002|Networks|Tanenbaum|B1

fees.csv|skip
Receipt No|Admission No|Amount Due|Paid On
9001|25CS001|45000|2026-08-01
9002|25CS002|45000|2026-08-02
`;

/**
 * Tables of systems that no reader knows, written after their documentation, each with its file, its kind and the right
 * columns in its first line.
 */
export const keptTables = text
  .trim()
  .split('\n\n')
  .map((block) => {
    const [about = '', ...lines] = block.split('\n');
    const [file = '', kind = '', ...columns] = about.split('|');
    const named = columns.map((column) => column.split('='));
    return [file, kind, Object.fromEntries(named) as Record<string, string>, ...lines] as const;
  });
