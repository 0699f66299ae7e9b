import { screen, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { studentAudience } from '@/components/shell/audience';
import { ProfileMenu } from '@/components/shell/profile-menu';
import { SharePage, ShareProfile } from '@/components/shell/share-profile';
import { openEvent } from '@/components/ui/lazy/lazy-dialog-button';
import { site } from '@/content/site';
import { student } from '@/content/student';
import { renderSettled } from '../settle';

const open = async (passwordPage: string | null) => {
  await renderSettled(
    <ProfileMenu
      audience={studentAudience}
      person={{ ...student, firstName: student.name, details: [] }}
      site={{ ...site, passwordPage }}
    />,
  );
};
const hidden = { name: 'Change Password', hidden: true };

describe('Change Password', () => {
  it("links to the college's own page if there is one", async () => {
    await open('https://accounts.peepalgrove.example/password');
    expect(screen.getByRole('link', hidden)).toHaveAttribute(
      'href',
      'https://accounts.peepalgrove.example/password',
    );
    expect(screen.queryByRole('button', hidden)).not.toBeInTheDocument();
  });

  it('shows who changes it if there is no such page', async () => {
    await open(null);
    expect(screen.queryByRole('link', hidden)).not.toBeInTheDocument();
    expect(screen.getByRole('button', hidden)).toHaveAttribute('popovertarget', 'change-password');
    expect(screen.getByText(site.passwords)).toBeInTheDocument();
  });
});

describe('Share Profile Via Link', () => {
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
});
