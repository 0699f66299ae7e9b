import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CvDialog } from '@/components/profile/cv/cv-dialog';
import { sample } from '../model/profile-record';

const content = { ...sample, keys: [] } as unknown as Parameters<typeof CvDialog>[0]['content'];
const preview = () => screen.getByRole('region', { name: 'Preview' });
const sheet = () => document.querySelector('[data-sheet]');

describe('Export as CV', () => {
  it('previews what will be printed, and follows every choice', async () => {
    render(<CvDialog content={content} onClose={() => {}} />);
    expect(preview()).toHaveTextContent('Mess Menu Board');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Projects' }));
    expect(preview()).not.toHaveTextContent('Mess Menu Board');
    expect(preview()).toHaveTextContent('aarav.sharma@peepalgrove.example');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Leave out contact details' }));
    expect(preview()).not.toHaveTextContent('aarav.sharma@peepalgrove.example');
    expect(sheet()?.textContent).toBe(preview().textContent);
  });

  it('prints under the name of the person, with the dialog hidden while printing', async () => {
    document.title = 'My Profile';
    const print = jest.fn(() => {
      window.dispatchEvent(new Event('beforeprint'));
      expect(document.title).toBe('Aarav Sharma - CV');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      window.dispatchEvent(new Event('afterprint'));
    });
    window.print = print;
    const onClose = jest.fn();
    render(<CvDialog content={content} onClose={onClose} />);
    const button = screen.getByRole('button', { name: 'Print or save as PDF' });
    await userEvent.click(button);
    expect(print).toHaveBeenCalled();
    expect(document.title).toBe('My Profile');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(button).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
  });
});
