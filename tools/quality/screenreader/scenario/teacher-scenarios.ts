import { routes } from '@/lib/site/routes';
import { choose, fill, fillDate, keys, open, press, tick, visit, type Scenarios } from '../step';
import type { TestFiles } from './test-files';

const name = 'Kabir Singh';
const certificateOf = `Saved on this device: ${name}’s certificate by Google is`;
const nothingSent = 'Nothing was sent to a server.';

/** What the sample's teacher does, and what the student then does with the assignment. */
export const teacherScenarios = ({ certificate, picture }: TestFiles): Scenarios => ({
  decide: [
    visit(routes.facultyDashboard),
    open(`Status of ${name}: Pending`, 'the decisions'),
    keys(['Home', 'Return'], `${certificateOf} approved. ${nothingSent}`),
    press(`Undo: ${name} approved`, `Undone: ${name} approved`),
    open(`Status of ${name}: Pending`, 'the decisions'),
    keys(['r', 'Return']),
    fill('Reason', 'Scan it again.'),
    press('Reject', `${certificateOf} rejected. ${nothingSent}`),
    press(`Undo: ${name} rejected`, `Undone: ${name} rejected`),
    open('View All student profiles', 'All student profiles'),
    tick('Choose all shown rows', '6 rows, 6 chosen'),
  ],
  publish: [
    visit(routes.facultyDashboard),
    open('Write a notice', 'Write a notice'),
    fill('Title', 'Bring your card'),
    press('Publish', `Saved on this device: “Bring your card” for`),
    open({ css: 'button[aria-label^="Cancel Class: period 1"]' }, 'Cancel Class'),
    fill('Reason', 'The hall is closed.'),
    press('Cancel Class', 'Saved on this device:'),
  ],
  assignment: [
    visit(routes.facultyDashboard),
    fill('Assignment name', 'Unit 1 problems'),
    choose('Assignment file', certificate, 'Chosen: certificate.pdf'),
    fill('Section', '1CSE33'),
    fillDate('Due date', '11202027'),
    press(
      'Send Assignments',
      `Saved on this device: “Unit 1 problems” for 1CSE33 was added to Assignments. ${nothingSent}`,
    ),
    visit(routes.assignments),
    open('Open Unit 1 problems', 'Unit 1 problems'),
    choose('Hand in a PDF', picture, 'photo.pdf is named a PDF'),
    choose('Hand in a PDF', certificate, 'certificate.pdf is handed in and saved on this device.'),
  ],
  integrity: [
    visit(routes.facultyAssignments),
    open('Compare texts', 'Compare texts'),
    press('Compare', 'Add the work of two students or more, or of one student and a source.'),
    press('Show an invented class', '4 pairs share passages'),
    press({ css: '#compared-pairs ~ * button' }, 'Pair 1 of 4'),
    press('Back to the report', '4 pairs share passages'),
  ],
});
