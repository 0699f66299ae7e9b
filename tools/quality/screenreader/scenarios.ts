import type { ElementHandle } from 'puppeteer-core';
import { routes } from '@/lib/site/routes';
import type { Listener } from './listener';

/** The main tasks of the portal, done by a person who hears the page. */
export async function runScenarios(person: Listener, certificate: string): Promise<void> {
  await submitActivity(person, certificate);
  await deleteActivity(person);
  await chooseMonths(person);
  await sortTable(person);
  await decideSubmission(person);
  await rejectSubmission(person);
}

async function submitActivity(person: Listener, certificate: string): Promise<void> {
  const { keyboard } = person;
  await person.visit(routes.dashboard);
  await person.goTo('button', 'Submit for Approval');
  await person.openDialog('Submit for Approval');
  await person.goToField('Name');
  await keyboard.type('Poetry Course');
  await person.goToField('Category');
  await keyboard.type('Cou');
  await person.goToField('Hours');
  await keyboard.type('30');
  await person.goToField('Issuing body');
  await keyboard.type('Arts Club');
  // The browsers read the part of the date that has the focus.
  await person.goToField('Date', 'Month');
  await keyboard.type('10012025');
  const evidence = await person.goToField('Evidence');
  await (evidence as ElementHandle<HTMLInputElement>).uploadFile(certificate);
  await person.tab.waitForSelector('::-p-aria([name="Remove certificate.pdf"])');
  await person.goTo('button', 'Submit for Approval', 'dialog[open]');
  const saved =
    'Saved on this device: “Poetry Course” is waiting for approval. Nothing was sent to a server.';
  await person.expectSpeech('an activity is submitted', [saved], () => keyboard.press('Return'));
}

async function deleteActivity(person: Listener): Promise<void> {
  const { keyboard } = person;
  await person.goTo('button', 'Manage Poetry Course');
  await person.openDialog('Poetry Course');
  await person.goTo('button', 'Delete', 'dialog[open]');
  await keyboard.press('Return');
  await person.goTo('button', 'Delete it', 'dialog[open]');
  const deleted = '“Poetry Course” is deleted from this device.';
  await person.expectSpeech('it is deleted', [deleted], () => keyboard.press('Return'));
  await person.goTo('button', 'Undo: “Poetry Course” deleted');
  const undone = 'Undone: “Poetry Course” deleted';
  await person.expectSpeech('that is taken back', [undone], () => keyboard.press('Return'));
}

async function chooseMonths(person: Listener): Promise<void> {
  const { keyboard } = person;
  await person.goTo('combobox', 'Month');
  const august = 'August: 101 present, 7 absent, 108 total';
  await person.expectSpeech('August is chosen', [august], () => keyboard.type('Aug'));
  await person.goTo('combobox', 'Month');
  const july = 'July: 44 present, 4 absent, 48 total';
  await person.expectSpeech('July is chosen', [july], () => keyboard.type('Jul'));
}

async function sortTable(person: Listener): Promise<void> {
  const { keyboard } = person;
  for (const order of ['ascending', 'descending']) {
    await person.goTo('button', 'Name');
    const sorted = `Sorted by Name, ${order}`;
    await person.expectSpeech(`a table is sorted`, [sorted], () => keyboard.press('Return'));
  }
}

async function decideSubmission(person: Listener): Promise<void> {
  const { keyboard } = person;
  const name = 'Kabir Singh';
  await person.visit(routes.facultyDashboard);
  await person.goTo('button', `Status of ${name}: Pending`);
  await person.openDialog('the decisions');
  const decided = `Saved on this device: ${name}’s certificate by Google is approved. Nothing was sent to a server.`;
  await person.expectSpeech('a submission is approved', [decided], () =>
    keyboard.press('Home', 'Return'),
  );
  await person.goTo('button', `Undo: ${name} approved`);
  const undone = `Undone: ${name} approved`;
  await person.expectSpeech('the approval is taken back', [undone], () => keyboard.press('Return'));
}

async function rejectSubmission(person: Listener): Promise<void> {
  const { keyboard } = person;
  const name = 'Kabir Singh';
  await person.goTo('button', `Status of ${name}: Pending`);
  await person.openDialog('the decisions');
  await keyboard.press('r', 'Return');
  await person.goToField('Reason');
  await keyboard.type('Scan it again.');
  await person.goTo('button', 'Reject', 'dialog[open]');
  const decided = `Saved on this device: ${name}’s certificate by Google is rejected. Nothing was sent to a server.`;
  await person.expectSpeech('a submission is rejected', [decided], () => keyboard.press('Return'));
  await person.goTo('button', `Undo: ${name} rejected`);
  const undone = `Undone: ${name} rejected`;
  await person.expectSpeech('the rejection is taken back', [undone], () =>
    keyboard.press('Return'),
  );
}
