import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { DialogForm, FormFailure } from '@/components/form/dialog-form';
import { FormNotes } from '@/components/form/form-notes';
import { useForm, type Saved } from '@/components/form/use-form';
import { ErrorSummary } from '@/components/ui/error-summary';
import { textContent, toDraftContent, type FormContent } from '@/lib/form/form-content';
import { put } from '@/lib/store/record';

const start = textContent({ title: 'Exam', text: '' });
type Field = keyof typeof start.values;
type Save = (content: FormContent<Field>) => Saved<Field>;

/** A save that stopped: the title was changed in another tab. */
const stopped = {
  ...{ stopped: true, gone: false, conflicts: ['title'] },
  stored: textContent({ title: 'Final exam', text: '' }),
};

function Titling({ save, gone = false }: { save: Save; gone?: boolean }) {
  const { focused, ...form } = useForm<Field>({
    name: 'title',
    start,
    gone,
    check: ({ values }) => (values.title ? [] : [{ field: 'title', message: 'Enter a title.' }]),
    save,
  });
  return (
    <DialogForm {...form.props}>
      <FormNotes form={form} noun="notice" labels={{ title: 'Title' }} />
      <ErrorSummary ref={focused} errors={form.errors} fieldId={form.fieldId} />
      <Input {...form.control('title')} label="Title" />
      <Input {...form.control('text')} label="Text" />
      <FormFailure failed={form.failed} />
      <button type="submit">Save</button>
    </DialogForm>
  );
}

function Input({ error, label, ...input }: { error?: string | undefined; label: string } & object) {
  return <input aria-label={label} aria-invalid={error !== undefined} {...input} />;
}

const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Save' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const saves = () => jest.fn<ReturnType<Save>, Parameters<Save>>().mockResolvedValue(undefined);
const valuesOf = (save: jest.Mock) =>
  (save.mock.calls as [FormContent<Field>][]).map(([{ values }]) => values);

afterEach(wipeDevice);

describe('a form', () => {
  test('is not saved twice by a second click while it is being saved', async () => {
    let done = () => {};
    const save = saves().mockImplementationOnce(
      () => new Promise((resolve) => (done = () => resolve())),
    );
    render(<Titling save={save} />);
    await submit();
    await submit();
    expect(save).toHaveBeenCalledTimes(1);
    done();
    await submit();
    await submit();
    expect(save).toHaveBeenCalledTimes(3);
  });

  test('that is submitted before its draft is found saves the draft', async () => {
    const at = '2026-11-22T10:00:00.000Z';
    const filled = toDraftContent(textContent({ title: 'Half an exam', text: '' }));
    await writeToDevice(
      put('drafts', { id: 'one', at, form: 'title', ...filled, opened: toDraftContent(start) }),
    );
    const save = saves();
    render(<Titling save={save} />);
    await submit();
    await waitFor(() => expect(valuesOf(save)).toEqual([{ title: 'Half an exam', text: '' }]));
  });

  test('moves the focus to its errors with every submit, and a change clears them', async () => {
    const save = saves();
    render(<Titling save={save} />);
    await user.clear(field('Title'));
    const summary = () => screen.queryByRole('group', { name: 'Check the form' });
    for (let time = 1; time <= 2; time++) {
      await submit();
      await waitFor(() => expect(summary()).toHaveFocus());
    }
    await user.type(field('Title'), 'K');
    expect(summary()).toBeNull();
    expect(field('Title')).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  test('that could not be saved says so, and trying again works', async () => {
    const save = saves().mockRejectedValueOnce(new Error('full'));
    render(<Titling save={save} />);
    await user.type(field('Text'), 'In hall 2');
    await submit();
    expect(await screen.findByText(/could not be saved on this device/)).toBeVisible();
    await submit();
    expect(screen.queryByText(/could not be saved on this device/)).toBeNull();
    expect(valuesOf(save)).toEqual([1, 2].map(() => ({ title: 'Exam', text: 'In hall 2' })));
  });
});

describe('a record that was changed in the meantime', () => {
  /** Shows a form whose first attempt to save finds a conflict. */
  async function showConflict() {
    const save = saves().mockResolvedValueOnce(stopped);
    render(<Titling save={save} />);
    await user.type(field('Title'), ' 1');
    await user.type(field('Text'), 'In hall 2');
    await submit();
    const question = await screen.findByRole('group', {
      name: 'This notice was changed in the meantime',
    });
    expect(question).toHaveFocus();
    expect(question).toHaveTextContent('Title: Final exam');
    return save;
  }

  test('is saved as typed if the person keeps it', async () => {
    const save = await showConflict();
    await user.click(screen.getByRole('button', { name: 'Keep yours' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(valuesOf(save).at(-1)).toEqual({ title: 'Exam 1', text: 'In hall 2' });
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('is shown as stored if the person takes it, with what only the form changed', async () => {
    const save = await showConflict();
    await user.click(screen.getByRole('button', { name: 'Take the new one' }));
    expect(screen.queryByRole('group')).toBeNull();
    expect(field('Title')).toHaveValue('Final exam');
    expect(field('Text')).toHaveValue('In hall 2');
    expect(save).toHaveBeenCalledTimes(1);
  });
});

test('a record that was deleted in the meantime can be saved as a new one', () => {
  render(<Titling save={saves()} gone />);
  expect(screen.getByRole('group', { name: 'This notice was deleted' })).toHaveTextContent(
    'What you entered is still here. You can save it as a new notice.',
  );
});

test('a discarded draft comes back with Undo, until something else is typed', async () => {
  const { unmount } = render(<Titling save={saves()} />);
  await user.type(field('Text'), 'In hall 2');
  unmount();
  render(<Titling save={saves()} />);
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  expect(field('Text')).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(field('Text')).toHaveValue('In hall 2');
  await user.clear(field('Text'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
