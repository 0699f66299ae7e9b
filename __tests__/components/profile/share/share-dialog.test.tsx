import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { encodeProfile, LinkError } from '@/components/profile/model/shared-profile';
import { ShareDialog } from '@/components/profile/share/share-dialog';
import { sample } from '../model/profile-record';

jest.mock('@/components/profile/model/shared-profile', () => ({
  ...jest.requireActual<object>('@/components/profile/model/shared-profile'),
  // jsdom cannot compress, so the link lists the sections instead.
  encodeProfile: jest.fn(async (profile: object) => `#shared=${Object.keys(profile).join(',')}`),
}));

const content = sample as unknown as Parameters<typeof ShareDialog>[0]['content'];
const open = () => render(<ShareDialog content={content} onClose={() => {}} />);
const field = () => screen.findByRole('textbox', { name: 'Link' });

describe('Share Profile Via Link', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('shows how long the link is, who can read it and what it leaves out', async () => {
    open();
    const { value } = (await field()) as HTMLInputElement;
    expect(await field()).toHaveAccessibleDescription(`${value.length} characters`);
    expect(screen.getByText(/Anyone with the link can read/)).toHaveTextContent(
      'Pictures are not included.',
    );
  });

  it('copies the link and confirms it until the link changes', async () => {
    const user = userEvent.setup();
    open();
    const { value } = (await field()) as HTMLInputElement;
    expect(screen.queryByRole('button', { name: 'Share' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(value);
    await user.click(screen.getByRole('checkbox', { name: 'Summary' }));
    // A screen reader is told for a while longer.
    const shown = screen.queryByText('Link copied.', { ignore: '[role="status"] *' });
    expect(shown).not.toBeInTheDocument();
  });

  it("offers the device's share sheet if there is one", async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    open();
    const { value: url } = (await field()) as HTMLInputElement;
    await userEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Profile of Aarav Sharma', url });
  });

  it('says what the QR code has no room for', async () => {
    jest
      .mocked(encodeProfile)
      .mockImplementation(
        async (profile) => `#shared=${'summary' in profile ? 'x'.repeat(1600) : 'short'}`,
      );
    open();
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
    expect(screen.getByText(/no room for: Summary/)).toBeVisible();
  });

  it('asks for the email address and remembers the answer', async () => {
    jest
      .mocked(encodeProfile)
      .mockImplementation(async (profile) => `#shared=${Object.keys(profile).join(',')}`);
    const { unmount } = open();
    expect(await field()).not.toHaveDisplayValue(/contact/);
    const question = () => screen.getByRole('group', { name: 'Let employers write to you?' });
    const answer = (name: string) => within(question()).getByRole('button', { name });
    for (const name of ['Yes', 'No']) expect(answer(name)).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(answer('Yes'));
    await waitFor(async () => expect(await field()).toHaveDisplayValue(/contact/));
    unmount();
    open();
    await waitFor(() => expect(answer('Yes')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(answer('No'));
    await waitFor(async () => expect(await field()).not.toHaveDisplayValue(/contact/));
  });

  it('shows why no link can be created', async () => {
    jest.mocked(encodeProfile).mockRejectedValueOnce(new LinkError('It is too long.'));
    open();
    expect(await screen.findByText('It is too long.')).toBeVisible();
  });
});
