import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SwitchDialog } from '@/components/session/switch-dialog';
import type { SessionFlag } from '@/lib/record/session-flag';

const flagOf = (name: string, device: string): SessionFlag => ({
  ...{ kind: 'student', id: device, mode: 'device', name: device, device, asOf: '2026-11-22' },
  shown: { name, firstName: name, details: ['1CSE33'] },
});
const mockPeople = [flagOf('Asha Rao', 'a'), flagOf('Diya Nair', 'b')];
jest.mock('@/lib/record/device-session', () => ({
  listPeople: async () => mockPeople.map((flag) => ({ flag, needsCode: false })),
}));
jest.mock('@/components/session/end-session', () => ({ endSession: async () => {} }));

test('whoever is logged out leaves the list, which keeps the focus', async () => {
  render(<SwitchDialog flag={mockPeople[0]!} onClose={() => {}} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Log out Diya Nair' }));
  expect(await screen.findByText(/^Diya Nair is logged out/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Log out/ })).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'People signed in on this device' })).toHaveFocus();
});
