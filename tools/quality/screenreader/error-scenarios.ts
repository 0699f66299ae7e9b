import type { ElementHandle } from 'puppeteer-core';
import { routes } from '@/lib/site/routes';
import type { Listener } from './listener';

/** The paths of files that the portal refuses. */
export interface WrongFiles {
  /** A picture that is named a PDF. */
  picture: string;
  /** Larger than any credential. */
  large: string;
  /** JSON of another program. */
  notes: string;
}

/** Names of dialogs, errors and refused files, as a person hears them. */
export async function runErrorScenarios(person: Listener, files: WrongFiles): Promise<void> {
  await signInWithoutCode(person);
  await searchInPalette(person);
  await submitEmptyForm(person, files);
  await refuseFiles(person, files);
  await browseMonths(person);
  await compareNothing(person);
  await planAfterTerm(person);
}

async function signInWithoutCode(person: Listener): Promise<void> {
  await person.visit(routes.login);
  await person.goTo('textbox', 'Username');
  await person.keyboard.type('nobody');
  const error = 'Enter the access code on your card.';
  await person.expectSpeech('the code is left out', [error], () => person.keyboard.press('Return'));
}

async function searchInPalette(person: Listener): Promise<void> {
  const { keyboard } = person;
  await person.visit(routes.dashboard);
  await person.expectSpeech('nothing is found', ['Nothing found. Try another word.'], async () => {
    await keyboard.press('ctrl+k');
    await person.tab.waitForSelector('[role="combobox"]:focus');
    await keyboard.type('zzz');
  });
  await keyboard.press('Escape');
}

async function submitEmptyForm(person: Listener, { picture }: WrongFiles): Promise<void> {
  await person.visit(routes.dashboard);
  await person.goTo('button', 'Submit for Approval');
  await person.openDialog('Submit for Approval');
  await person.goTo('button', 'Submit for Approval', 'dialog[open]');
  await person.expectSpeech(
    'the form is empty',
    ['Check the form', 'Enter the activity name.'],
    () => person.keyboard.press('Return'),
  );
  const evidence = await person.goToField('Evidence');
  await person.expectSpeech('the evidence is no PDF', ['photo.pdf is named a PDF'], () =>
    (evidence as ElementHandle<HTMLInputElement>).uploadFile(picture),
  );
}

async function refuseFiles(person: Listener, { large, notes }: WrongFiles): Promise<void> {
  await person.visit(routes.verify);
  await chooseFile(person, 'Credential file', large, 'large.jwt is too large to be a credential.');
  await person.visit(routes.settings);
  await person.goTo('button', 'Import');
  await person.openDialog('Import');
  await chooseFile(person, 'Exported file', notes, 'notes.json cannot be imported.');
  await person.visit(routes.dashboard);
  await person.goTo('button', 'Exchange files');
  await person.openDialog('Exchange files with the faculty');
  await chooseFile(person, 'Decision files', notes, 'notes.json was not opened.');
}

async function chooseFile(person: Listener, label: string, file: string, problem: string) {
  const field = await person.goToField(label);
  await person.expectSpeech(`${label}: a wrong file is chosen`, [problem], () =>
    (field as ElementHandle<HTMLInputElement>).uploadFile(file),
  );
}

async function browseMonths(person: Listener): Promise<void> {
  await person.visit(routes.dashboard);
  const button = await person.goToSelector('button[aria-label^="Previous month"]');
  const label = await button.evaluate((one) => one.getAttribute('aria-label') ?? '');
  const [, month = ''] = label.split(', ');
  await person.expectSpeech('the month before is chosen', [month], () =>
    person.keyboard.press('Return'),
  );
}

async function compareNothing(person: Listener): Promise<void> {
  await person.visit(routes.facultyAssignments);
  await person.goTo('button', 'Compare texts');
  await person.openDialog('Compare texts');
  await person.goTo('button', 'Compare', 'dialog[open]');
  const problem = 'Add the work of two students or more, or of one student and a source.';
  await person.expectSpeech('nothing is compared', [problem], () =>
    person.keyboard.press('Return'),
  );
}

/** As the sample student who has marks. */
async function planAfterTerm(person: Listener): Promise<void> {
  await person.visit(`${routes.login}#tour=${routes.subjects}`, routes.subjects);
  await person.goToSelector('button[aria-label^="What do I need in"]');
  await person.openDialog('What you need in');
  await person.goToField('Before which day', 'Month');
  const error = 'Choose a day of the term that is still to come.';
  await person.expectSpeech('the day is after the term', [error], () =>
    person.keyboard.type('12312035'),
  );
}
