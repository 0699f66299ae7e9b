import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { PortfolioButton } from '@/components/portfolio/portfolio-button';
import { addToList } from '@/lib/store/overlay';
import { sourceOf } from './model/portfolio-source';

const { content } = sourceOf();
const button = <PortfolioButton content={content} {...content} />;
const preview = () => screen.getByRole('region', { name: 'Preview' });
const sheet = () => document.querySelector('[data-sheet]');
const box = (name: string) => screen.getByRole('checkbox', { name });

async function open() {
  await renderSettled(button);
  await userEvent.click(screen.getByRole('button', { name: 'Portfolio' }));
  return screen.findByRole('dialog', { name: 'Portfolio' });
}

beforeAll(makeFilesReadable);
afterEach(wipeDevice);
afterEach(() => jest.restoreAllMocks());

describe('Portfolio', () => {
  it('shows what will be printed, and follows every choice', async () => {
    await open();
    expect(preview()).toHaveTextContent('Mess Menu Board');
    expect(preview()).not.toHaveTextContent('@');
    await userEvent.click(box('Projects'));
    await userEvent.click(box('Contact details'));
    await userEvent.click(box('Results of past terms'));
    expect(preview()).not.toHaveTextContent('Mess Menu Board');
    expect(preview()).toHaveTextContent('aarav.sharma@peepalgrove.example');
    expect(within(preview()).getByRole('table', { name: 'Semester 2' })).toBeVisible();
    expect(sheet()?.textContent).toBe(preview().textContent);
  });

  it('has what was added on this device', async () => {
    const project = { title: 'Tide table', technology: 'C', about: '', href: '#', picture: null };
    await writeToDevice(addToList('projects', project as never));
    await open();
    expect(preview()).toHaveTextContent('Tide table');
  });

  it('says how many pictures cannot be read, and saves without them', async () => {
    const answer = { ok: false } as Response;
    Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(answer) });
    await open();
    await userEvent.click(box('Pictures'));
    expect(
      await screen.findByText(/^\d pictures cannot be read and are left out\.$/),
    ).toBeVisible();
    expect(within(preview()).queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download HTML file' })).toBeEnabled();
  });
});
