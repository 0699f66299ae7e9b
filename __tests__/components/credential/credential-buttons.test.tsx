import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { IssueCredential } from '@/components/credential/issue-credential';
import { SavedCredential } from '@/components/credential/saved-credential';
import { makeKey, toPublishedKey } from '@/components/exchange/model/signature';
import type { FacultyKey } from '@/content/schema/faculty/key';
import { workspace } from '@/lib/store/device';
import { put } from '@/lib/store/record';
import { issued, issuer, robotics } from './sample';

const rao = { name: 'Dr. Ananya Rao', employeeId: 'FAC-0117' };
const saves = catchSavedFiles();

beforeAll(makeFilesReadable);
afterEach(wipeDevice);

const issueButton = (keys: readonly FacultyKey[]) => (
  <IssueCredential facts={robotics} issuer={issuer} keys={keys} />
);

test('A teacher without a signing key reads what it takes', async () => {
  await renderSettled(issueButton([]));
  expect(screen.getByText(/create a signing key under Settings/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(renderToString(issueButton([]))).toContain('To issue a credential');
});

test('A key that the college does not publish, or revoked, issues nothing', async () => {
  const key = await makeKey(rao);
  await workspace.write([put('keys', key)]);
  const revoked = { ...toPublishedKey(key), revoked: '2026-11-01' };
  await renderSettled(issueButton([revoked]));
  expect(await screen.findByText(/once the college publishes your signing key/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('A teacher whose key is published saves a credential of an approved activity', async () => {
  const key = await makeKey(rao);
  await workspace.write([put('keys', key)]);
  await renderSettled(issueButton([toPublishedKey(key)]));
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Issue credential' }));
  expect(
    await screen.findByText(/^edify-credential-25CSE1077-Robotics-Workshop\.jwt was made/),
  ).toBeVisible();
  expect(saves).toHaveBeenCalledWith('edify-credential-25CSE1077-Robotics-Workshop.jwt');
});

test('A student saves the credential and finds the page that checks it', async () => {
  await renderSettled(<SavedCredential name="Robotics Workshop" credential="a.b.c" />);
  expect(screen.getByRole('link', { name: 'check it' })).toHaveAttribute('href', '/verify/');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save credential' }));
  expect(saves).toHaveBeenCalledWith('edify-credential-Robotics-Workshop.jwt');
});

test('A student saves the credential as a picture', async () => {
  const { content } = await issued();
  await renderSettled(<SavedCredential name="Robotics Workshop" credential={content} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save as picture' }));
  expect(saves).toHaveBeenCalledWith('edify-credential-Robotics-Workshop.svg');
});
