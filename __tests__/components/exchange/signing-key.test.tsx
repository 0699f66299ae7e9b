import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SigningKey } from '@/components/exchange/signing-key';
import { facultyProfile } from '@/content/faculty';
import { renderSettled } from '../settle';

const card = <SigningKey owner={facultyProfile} published={[]} />;

describe('The signing key', () => {
  it('is explained and offered in the server-rendered HTML', () => {
    const html = renderToString(card);
    expect(html).toContain('Create a signing key');
    expect(html).toContain('The private half stays in this browser');
  });

  it('is not offered on a page without https, and the reason is shown', async () => {
    jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await renderSettled(card);
    jest.restoreAllMocks();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/not served over https/)).toBeInTheDocument();
  });
});
