import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from '@/components/ui/button';

test('submits its form only when it is a submit button', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('shows its variant together with further classes', () => {
  render(
    <Button variant="primary" className="mt-4">
      Save
    </Button>,
  );
  expect(screen.getByRole('button')).toHaveClass(`${buttonClass('primary')} mt-4`, { exact: true });
});
