import { render, screen } from '@testing-library/react';
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

  it('shows a QR code if the link is short enough, and a note if it is not', async () => {
    jest.mocked(encodeProfile).mockResolvedValueOnce(`#shared=${'x'.repeat(1600)}`);
    open();
    expect(await screen.findByText(/too long for a QR code/)).toHaveTextContent(
      'Leave out sections',
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Projects' }));
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible();
  });

  it('shows why no link can be created', async () => {
    jest.mocked(encodeProfile).mockRejectedValueOnce(new LinkError('It is too long.'));
    open();
    expect(await screen.findByText('It is too long.')).toBeVisible();
  });
});
