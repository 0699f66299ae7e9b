import { screen } from '@testing-library/react';
import { SigningKey } from '@/components/exchange/signing-key';
import { facultyProfile } from '@/content/faculty';
import { renderSettled } from '../settle';

const card = <SigningKey owner={facultyProfile} published={[]} />;

describe('The signing key', () => {
  it('is not offered on a page without https, and the reason is shown', async () => {
    jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await renderSettled(card);
    jest.restoreAllMocks();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/not served over https/)).toBeInTheDocument();
  });
});
