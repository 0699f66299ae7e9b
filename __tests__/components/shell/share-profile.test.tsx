import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SharePage, ShareProfile } from '@/components/shell/share-profile';
import { openEvent } from '@/components/ui/lazy/lazy-dialog-button';

const link = (
  <SharePage href="/faculty-dashboard/" title="Meera Iyer" className="">
    Share Profile Via Link
  </SharePage>
);
const address = 'http://localhost/faculty-dashboard/';

describe('sharing the address of a page', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('links to the page without JavaScript', () => {
    expect(renderToString(link)).toContain('href="/faculty-dashboard/"');
  });

  it('copies the address and confirms it', async () => {
    const user = userEvent.setup();
    render(link);
    await user.click(screen.getByRole('link', { name: 'Share Profile Via Link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(address);
  });

  it('shows the address if the browser cannot copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    render(link);
    await user.click(screen.getByRole('link'));
    expect(
      await screen.findByText(`The link could not be copied. Copy it here: ${address}`),
    ).toBeVisible();
  });

  it("uses the device's share sheet, and shows nothing when it is closed", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    render(link);
    await userEvent.click(screen.getByRole('link'));
    expect(share).toHaveBeenCalledWith({ title: 'Meera Iyer', url: address });
    expect(screen.queryByText(/Link copied|could not be copied/)).toBeNull();
  });
});

describe('Share Profile Via Link of a student', () => {
  const entry = (
    <ShareProfile href="/MyProfile/" className="">
      Share Profile Via Link
    </ShareProfile>
  );
  const opened = jest.fn();
  const handleOpen = (event: Event) => opened((event as CustomEvent<string>).detail);

  beforeEach(() => window.addEventListener(openEvent, handleOpen));
  afterEach(() => {
    window.removeEventListener(openEvent, handleOpen);
    window.history.replaceState(null, '', '/');
    opened.mockReset();
  });

  it('links to the profile, where the dialog opens', () => {
    expect(renderToString(entry)).toContain('href="/MyProfile/?open=share"');
  });

  it('opens the dialog at once on the profile page', async () => {
    window.history.replaceState(null, '', '/MyProfile/');
    render(entry);
    await userEvent.click(screen.getByRole('link', { name: 'Share Profile Via Link' }));
    expect(opened).toHaveBeenCalledWith('share');
  });

  it('opens nothing on another page, and follows the link', async () => {
    window.history.replaceState(null, '', '/Chats/');
    const left = jest.fn((event: Event) => event.preventDefault());
    const { container } = render(entry);
    container.addEventListener('click', left);
    await userEvent.click(screen.getByRole('link'));
    expect(opened).not.toHaveBeenCalled();
    expect(left).toHaveBeenCalled();
  });
});
