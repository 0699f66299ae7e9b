import { screen } from '@testing-library/react';
import { studentAudience } from '@/components/shell/audience';
import { ProfileMenu } from '@/components/shell/profile-menu';
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
