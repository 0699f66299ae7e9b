import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DialogForm } from '@/components/form/dialog-form';
import { StaleNote } from '@/components/form/stale-note';
import { useForm, type Saved } from '@/components/form/use-form';
import { textContent, type FormContent } from '@/lib/form/form-content';

const start = textContent({ title: 'Exam' });
const stopped = {
  stopped: true,
  gone: false,
  conflicts: [{ field: 'title', mine: 'Test', stored: 'Final exam' }],
  stored: textContent({ title: 'Final exam' }),
};

type Save = (content: FormContent<'title'>) => Saved<'title'>;

function Titling({ save }: { save: Save }) {
  const form = useForm({ name: 'title', start, check: () => [], save });
  return (
    <DialogForm onSubmit={form.submit}>
      <StaleNote
        conflicts={form.conflicts}
        gone={false}
        noun="notice"
        labels={{ title: 'Title' }}
      />
      <input aria-label="Title" {...form.control('title')} />
      <button type="button" onClick={form.replaced}>
        Discard draft
      </button>
      <button type="submit">Save</button>
    </DialogForm>
  );
}

const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Save' }));
const findQuestion = () =>
  screen.findByRole('group', { name: 'This notice was changed in the meantime' });

/** Shows a form whose first attempt to save finds a conflict. */
async function showConflict() {
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>().mockResolvedValueOnce(stopped);
  save.mockResolvedValue(undefined);
  render(<Titling save={save} />);
  await submit();
  expect(await findQuestion()).toHaveFocus();
  return save;
}

test('A conflict is saved only once it is answered, with the chosen value', async () => {
  const save = await showConflict();
  await submit();
  expect(await screen.findByText('Choose what to keep for Title.')).toBeVisible();
  expect(await findQuestion()).toHaveFocus();
  expect(save).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('radio', { name: 'Keep the stored one: Final exam' }));
  await submit();
  expect(save.mock.lastCall?.[0].values).toEqual({ title: 'Final exam' });
});

test('A conflict goes away when another draft replaces the content', async () => {
  const save = await showConflict();
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(screen.queryByRole('group')).toBeNull();
  await submit();
  expect(save).toHaveBeenCalledTimes(2);
});
