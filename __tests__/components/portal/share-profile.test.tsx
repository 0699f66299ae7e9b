import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { ShareProfile } from '@/components/portal/share-profile';

const link = (
  <ShareProfile href="/MyProfile/" title="Aarav Sharma" className="">
    Share Profile Via Link
  </ShareProfile>
);

describe('Share Profile Via Link', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'share'));

  it('leads to the profile without script', () => {
    expect(renderToString(link)).toContain('href="/MyProfile/"');
  });

  it('copies the address and says so', async () => {
    const user = userEvent.setup();
    render(link);
    await user.click(screen.getByRole('link', { name: 'Share Profile Via Link' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/MyProfile/');
  });

  it('shows the address when the browser cannot copy', async () => {
    const user = userEvent.setup();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    render(link);
    await user.click(screen.getByRole('link'));
    expect(await screen.findByText(/The link is http:\/\/localhost\/MyProfile\//)).toBeVisible();
  });

  it("uses the device's share sheet, and stays quiet when it is closed", async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    render(link);
    await userEvent.click(screen.getByRole('link'));
    expect(share).toHaveBeenCalledWith({
      title: 'Aarav Sharma',
      url: 'http://localhost/MyProfile/',
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
