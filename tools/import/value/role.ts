import type { PersonRole } from '../fact/fact';
import { wordKey, wordMap } from './word';

const roles = wordMap<PersonRole | 'other'>({
  student:
    'student,students,learner,pupil,studentenrollment,StudentViewEnrollment,undergraduate,postgraduate,scholar,' +
    'Schüler,Schülerin,Studierende,Studierender,Studentin,estudiante,alumno,alumna,étudiant,étudiante,élève,estudante,aluno,aluna,' +
    'chhatra,vidyarthi,छात्र',
  teacher:
    'teacher,teachers,editingteacher,editing teacher,noneditingteacher,non editing teacher,instructor,primary instructor,faculty,' +
    'professor,assistant professor,associate professor,prof,lecturer,tutor,educator,teacherenrollment,academic,college,' +
    'Lehrer,Lehrerin,Lehrkraft,Dozent,Dozentin,profesor,profesora,docente,enseignant,enseignante,professeur,professora,' +
    'adhyapak,shikshak,शिक्षक',
  other:
    'administrator,admin,aide,guardian,parent,proctor,relative,principal,district administrator,districtadministrator,' +
    'site administrator,siteadministrator,system administrator,systemadministrator,counselor,counsellor,observer,' +
    'observerenrollment,designer,designerenrollment,ta,taenrollment,teaching assistant,assistant,manager,coursecreator,' +
    'course creator,guest,staff,support,other,none,librarian,clerk,Organizer,Presenter,Attendee',
});

/** Student, teacher or another role, by its name in roster files; undefined if it is not known. */
export const parseRole = (text: string): PersonRole | 'other' | undefined =>
  text.length > 40 ? undefined : roles.get(wordKey(text));
