import { routes } from '@/lib/site/routes';
import { choose, fill, fillDate, keys, open, press, visit, type Scenarios } from '../step';
import type { TestFiles } from './test-files';

const palette = 'Search pages and actions';

/** What the sample's student does on the pages. */
export const studentScenarios = ({ certificate, picture, notes }: TestFiles): Scenarios => ({
  submit: [
    visit(routes.dashboard),
    open('Submit for Approval', 'Submit for Approval'),
    fill('Name', 'Poetry Course'),
    fill('Category', 'Cou'),
    fill('Hours', '30'),
    fill('Issuing body', 'Arts Club'),
    fillDate('Date', '10012025'),
    choose('Evidence', certificate, 'certificate.pdf 1 kB, saved on this device'),
    press(
      'Submit for Approval',
      'Saved on this device: “Poetry Course” is waiting for approval. Nothing was sent to a server.',
    ),
    open('Manage Poetry Course', 'Poetry Course'),
    press('Delete'),
    press('Delete it', '“Poetry Course” is deleted from this device.'),
    press('Undo: “Poetry Course” deleted', 'Undone: “Poetry Course” deleted'),
    fill('Search activities', 'poetry', '1 of 9 activities'),
    fill('Month', 'Aug', 'August: 101 present, 7 absent, 108 total'),
    fill('Month', 'Jul', 'July: 44 present, 4 absent, 48 total'),
  ],
  table: [
    visit(routes.dashboard),
    press('Name', 'Sorted by Name, ascending'),
    press('Name', 'Sorted by Name, descending'),
    press({ css: 'button[aria-label^="Previous month"]' }, 'October 2027'),
    press({ css: 'button[aria-label^="Notifications"]' }),
    press({ css: '#bell [tabindex="-1"] > div > button' }, 'All notifications are marked as read.'),
  ],
  draft: [
    visit(routes.dashboard),
    open('Submit for Approval', 'Submit for Approval'),
    press('Submit for Approval', 'Check the form', 'Enter the activity name.'),
    choose('Evidence', picture, 'photo.pdf is named a PDF'),
    fill('Name', 'Chess'),
    keys(['Escape'], 'Your draft is saved on this device.'),
    open('Submit for Approval', 'Submit for Approval', 'Your draft from'),
    press('Discard draft', 'The draft was discarded.'),
  ],
  exchange: [
    visit(routes.dashboard),
    open('Exchange files', 'Exchange files with the faculty'),
    choose('Decision files', notes, 'notes.json was not opened.'),
    press('Save request file', 'edify-request'),
  ],
  palette: [
    visit(routes.dashboard),
    open(['ctrl+k'], palette, palette, 'Pages, actions and activities', {
      css: '#palette p.text-small',
    }),
    visit(routes.dashboard),
    open(['ctrl+k'], palette),
    // In its mode for reading, Orca takes these letters as commands.
    keys(['m', 'a', 'r', 'k', 's', 'z'], 'Nothing found. Try another word.'),
  ],
  query: [
    visit(routes.dashboard),
    open('Raise a Query', 'Raise a Query'),
    fill('Your question', 'Why?'),
    press('Copy the text', 'Copied. Paste it into an email or message.'),
  ],
  profile: [
    visit(routes.profile),
    fill('Period', '2024', 'Highlighted:'),
    press('Dismiss the note', 'Note dismissed'),
    open('Change photo', 'Change photo'),
    choose('Picture', certificate, 'certificate.pdf is not a picture.'),
    keys(['Escape']),
    open('Edit achievements', 'Achievements'),
    press('Move JAVA down', 'JAVA moved to position 2 of 4.'),
    keys(['Escape']),
    open('Portfolio', 'Portfolio'),
    press('Download HTML file', 'portfolio'),
  ],
  share: [
    visit(`${routes.profile}?open=share`, routes.profile),
    press('Copy link', 'Link copied.'),
  ],
});
