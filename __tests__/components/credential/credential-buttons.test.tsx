import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { catchSavedFiles } from '@/__tests__/components/saved-files';
import { renderSettled } from '@/__tests__/components/settle';
import { SavedCredential } from '@/components/credential/saved-credential';

const saves = catchSavedFiles();

test('A student saves the credential and finds the page that checks it', async () => {
  await renderSettled(<SavedCredential name="Robotics Workshop" credential="a.b.c" />);
  expect(screen.getByRole('link', { name: 'check it' })).toHaveAttribute('href', '/verify/');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save credential' }));
  expect(saves).toHaveBeenCalledWith('edify-credential-Robotics-Workshop.jwt');
});
