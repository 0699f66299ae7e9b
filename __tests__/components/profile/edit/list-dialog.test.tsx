import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { OwnAchievements, OwnEntries } from '@/components/profile/edit/own-lists';
import { OwnProjects } from '@/components/profile/edit/own-projects';
import { ProfileHeader } from '@/components/profile/profile-header';
import { achievements, entries, projects, student } from '@/content/student';
import { workspace } from '@/lib/store/device';
import { addToList, changeInList, removeFromList } from '@/lib/store/overlay';

const dialog = () => screen.findByRole('dialog');
const press = async (name: string) =>
  userEvent.click(await within(await dialog()).findByRole('button', { name }));
const tiles = () =>
  screen
    .getAllByRole('listitem')
    .filter((tile) => !tile.closest('dialog'))
    .map((tile) => tile.textContent);

afterEach(wipeDevice);

describe('The lists of the profile', () => {
  it('include the changes stored on this device', async () => {
    await act(() =>
      workspace.write([
        addToList('achievements', { name: 'SQL' }),
        changeInList('achievements', { id: 'java', origin: 'content' }, { name: 'Java 21' }),
        removeFromList('achievements', { id: 'js', origin: 'content' }),
      ]),
    );
    await renderSettled(<OwnAchievements content={achievements} />);
    expect(tiles()).toEqual(['SQL', 'Java 21', 'PYTHON', 'Figma', 'Add']);
  });

  it('show the origin of a record', async () => {
    await act(() =>
      workspace.write([
        addToList('achievements', { name: 'SQL' }),
        changeInList('achievements', { id: 'java', origin: 'content' }, { name: 'Java 21' }),
      ]),
    );
    await renderSettled(<OwnAchievements content={achievements.slice(0, 2)} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit achievements' }));
    const edits = await within(await dialog()).findAllByRole('button', { name: /^Edit / });
    const rows = edits.map((edit) => edit.closest('li'));
    expect(rows.map((row) => row?.querySelector('p')?.textContent)).toEqual([
      'SQLon this device',
      'Java 21changed on this device',
      'PYTHON',
    ]);
  });

  it('add a record only from a valid form', async () => {
    await renderSettled(<OwnProjects content={projects} />);
    await userEvent.click(screen.getByRole('button', { name: 'Add Project' }));
    await userEvent.type(await screen.findByLabelText('Title'), 'Kite Log');
    await press('Add project');
    const summary = await screen.findByRole('group', { name: 'Check the form' });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(screen.getByLabelText('Technology')).toBeInvalid();
    await userEvent.type(screen.getByLabelText('Technology'), 'Go');
    await press('Add project');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(tiles()[0]).toContain('Kite Log');
    expect(await workspace.all('drafts')).toEqual([]);
  });

  it('store only the changed fields of a college record', async () => {
    await renderSettled(<OwnEntries content={entries} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit activities and internships' }));
    await press('Edit Blood Donation Drive');
    await userEvent.type(await screen.findByLabelText('Date'), ', Pune');
    await press('Save changes');
    const [stored] = await workspace.all('entries');
    expect(stored).toMatchObject({ id: 'blood-drive', fields: { date: '14 Sep 2025, Pune' } });
    expect(Object.keys(stored?.fields ?? {})).toEqual(['date']);
  });

  it('keep the draft when the dialog closes', async () => {
    await renderSettled(<OwnAchievements content={achievements} />);
    const add = screen.getByRole('button', { name: 'Add achievement' });
    await userEvent.click(add);
    await userEvent.type(await screen.findByLabelText('Name'), 'SQL');
    await press('Close');
    await userEvent.click(add);
    expect(await screen.findByLabelText('Name')).toHaveValue('SQL');
    await press('Start over');
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(await workspace.all('drafts')).toEqual([]);
  });

  it('open the details of a project', async () => {
    await renderSettled(<OwnProjects content={projects} />);
    await userEvent.click(screen.getByRole('button', { name: 'View Project Campus Bus Finder' }));
    expect(await screen.findByRole('dialog', { name: 'Campus Bus Finder' })).toHaveTextContent(
      'Tells when the next college bus passes',
    );
  });
});

describe('The photo', () => {
  it('is refused with a reason next to the field', async () => {
    await renderSettled(<ProfileHeader student={student} />);
    await userEvent.click(screen.getByRole('button', { name: 'Change photo' }));
    await userEvent.upload(
      await screen.findByLabelText('Picture'),
      new File(['x'], 'notes.txt', { type: 'text/plain' }),
      { applyAccept: false },
    );
    expect(await screen.findByLabelText('Picture')).toHaveAccessibleDescription(
      /notes\.txt is not a picture/,
    );
    expect(screen.queryByRole('button', { name: 'Remove photo' })).toBeNull();
  });
});
