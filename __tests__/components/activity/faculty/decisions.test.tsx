import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionDesk } from '@/components/activity/faculty/decision-desk';
import { StudentProfiles } from '@/components/activity/faculty/student-profiles';
import { useDesk } from '@/components/activity/faculty/use-desk';
import type { ReviewContent } from '@/components/activity/faculty/use-review-queue';
import { submitActivityChanges } from '@/components/activity/model/activity-write';
import { ToastRegion } from '@/components/page/toast-region';
import { studentRows } from '@/content/faculty';
import { activities, student } from '@/content/student';
import { activityRules } from '@/content/campus';
import { workspace } from '@/lib/store/device';
import { remove } from '@/lib/store/record';
import { makeFilesReadable } from '../../readable-file';
import { catchSavedFiles } from '../../saved-files';
import { loadDevice, wipeDevice, writeToDevice } from '../../settle';
import { filledActivity } from '../model/filled-activity';
import { profilesContent } from './profiles-content';

beforeAll(makeFilesReadable);
beforeAll(loadDevice);

afterEach(wipeDevice);

/** The dashboard's student profiles, or the desk if the address asks for it. */
function Profiles({ content }: { content: ReviewContent }) {
  const desk = useDesk();
  return desk === null ? (
    <StudentProfiles {...content} />
  ) : (
    <DecisionDesk content={content} id={desk} />
  );
}

const content: ReviewContent = {
  ...profilesContent,
  rules: activityRules,
  reasons: [{ label: 'No signature', reason: 'It is not signed.' }],
};

/** Opens the page of a teacher; jsdom follows a link to a part of the page on its own time. */
function open(more: Partial<ReviewContent> = {}) {
  const user = userEvent.setup();
  render(
    <>
      <Profiles content={{ ...content, ...more }} />
      <ToastRegion />
    </>,
  );
  return user;
}

type User = ReturnType<typeof open>;

/** Closes the topmost dialog. */
const close = (user: User) => user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);

const submit = () => writeToDevice(...submitActivityChanges(filledActivity, null, '2026-11-21'));

afterEach(() => window.history.replaceState(null, '', '/'));

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

async function openDesk(user: User, link: string | RegExp = /^Review all/) {
  await user.click(screen.getByRole('link', { name: link }));
  await screen.findByRole('heading', { name: /^To decide/ });
}

describe('the decision desk', () => {
  it('opens what waits longest; after a decision the next opens and its heading has the focus', async () => {
    await submit();
    const user = open();
    await openDesk(user);
    expect(await heading(filledActivity.name)).toHaveFocus();
    const waits = within(screen.getByRole('list', { name: 'Waiting for a decision' }));
    expect(waits.getAllByRole('link')[0]).toHaveAttribute('aria-current', 'true');
    const count = waits.getAllByRole('link').length;
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(waits.getAllByRole('link')).toHaveLength(count - 1));
    expect([...workspace.records('activities').values()][0]?.fields.status).toBe('Approved');
    const next = waits.getAllByRole('link')[0]!;
    expect(next).toHaveAttribute('aria-current', 'true');
    expect(document.activeElement).toBe(
      within(screen.getByRole('article')).getAllByRole('heading')[0],
    );
  });

  it('shows the facts, the points that an approval gives, and that there is no proof', async () => {
    await submit();
    const user = open();
    await openDesk(user, `${student.name} ${filledActivity.name}`);
    await heading(filledActivity.name);
    for (const term of ['Category', 'Organiser', 'Would give'])
      expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toContain(term);
    expect(screen.getByRole('region', { name: 'Proof' })).toHaveTextContent(
      'No proof was handed in',
    );
  });

  it('asks for a reason to reject, and fills in one of the college', async () => {
    const user = open();
    await openDesk(user, 'Aarav Sharma');
    await heading('Coursera');
    const reason = screen.getByRole('textbox', { name: /^Reason/ });
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/^Enter the reason/));
    expect(reason).toHaveFocus();
    expect(workspace.records('decisions').size).toBe(0);
    await user.click(screen.getByRole('button', { name: 'No signature' }));
    expect(reason).toHaveValue('It is not signed.');
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    await waitFor(() =>
      expect(workspace.records('decisions').get('aarav-sharma')).toMatchObject({
        status: 'Rejected',
        history: [{ reason: 'It is not signed.' }],
      }),
    );
  });

  it('saves a typed reason with its own row', async () => {
    const user = open();
    await openDesk(user, 'Aarav Sharma');
    const type = async (title: string, text: string) => {
      await heading(title);
      fireEvent.change(screen.getByRole('textbox', { name: /^Reason/ }), {
        target: { value: text },
      });
    };
    await type('Coursera', 'Another name.');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.queryByDisplayValue('Another name.')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByDisplayValue('Another name.')).toBeVisible();
  });

  it('undoes the last decision and returns to its row', async () => {
    const user = open();
    await openDesk(user, 'Aarav Sharma');
    await heading('Coursera');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await user.click(await screen.findByRole('button', { name: 'Undo last' }));
    await waitFor(() => expect(workspace.records('decisions').size).toBe(0));
    expect(await heading('Coursera')).toHaveFocus();
  });

  it('moves between the rows of the list with the arrow keys, in one tab stop', async () => {
    const user = open();
    await openDesk(user);
    const links = within(screen.getByRole('list', { name: 'Waiting for a decision' })).getAllByRole(
      'link',
    );
    expect(links.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => links[0]!.focus());
    await user.keyboard('{End}{Home}{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(links[1]).toHaveAttribute('aria-current', 'true'));
  });

  it('says so when nothing waits, and the address names nobody', async () => {
    const user = open({ rows: [studentRows[0]!] });
    await openDesk(user, 'Aarav Sharma');
    expect(window.location.hash).not.toMatch(/aarav|1042/i);
    await heading('Coursera');
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Nothing to decide')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'To decide (0)' })).toHaveFocus();
  });

  it('gives back the decisions for several students in one press', async () => {
    const waiting = { ...activities[0]!, status: 'Pending' as const, decision: null };
    const students = ['25CSE2011', '25CSE2012'].map((rollNumber, index) => ({
      name: `Student ${index}`,
      rollNumber,
      section: '1CSE33',
      activities: [{ ...waiting, id: `robotics-${index}`, name: `Robotics ${index}` }],
    }));
    const user = open({ rows: [], students });
    await openDesk(user);
    for (const name of ['Robotics 0', 'Robotics 1']) {
      await heading(name);
      await user.click(screen.getByRole('button', { name: 'Approve' }));
    }
    const bar = within(await screen.findByRole('region', { name: 'Decisions to give back' }));
    expect(await bar.findByText('2 decisions to give back')).toBeVisible();
    const saved = catchSavedFiles();
    await user.click(bar.getByRole('button', { name: 'Save 4 files' }));
    expect(await screen.findByText(/^4 files saved/)).toBeVisible();
    expect(saved).toHaveBeenCalledTimes(4);
    await waitFor(() => expect(bar.queryByRole('button', { name: /^Save/ })).toBeNull());
  });
});

describe('all student profiles', () => {
  async function openAll(user: User) {
    await user.click(screen.getByRole('button', { name: 'View All student profiles' }));
    return within(await screen.findByRole('dialog', { name: 'All student profiles' }));
  }

  it('can be searched and sorted, and reset when nothing matches', async () => {
    const user = open();
    const all = await openAll(user);
    await user.type(all.getByRole('searchbox'), 'nptel');
    expect(await all.findByText('2 of 6 rows')).toBeVisible();
    await user.click(all.getByRole('button', { name: 'Roll no' }));
    expect(all.getAllByRole('rowheader')[0]).toHaveTextContent('Diya Nair');
    await user.type(all.getByRole('searchbox'), 'x');
    await user.click(await all.findByRole('button', { name: 'Clear filters' }));
    expect(await all.findByText('6 rows')).toBeVisible();
    expect(all.getByRole('searchbox')).toHaveFocus();
  });

  it('can be rejected together, with one reason, and not approved unseen', async () => {
    const user = open();
    const all = await openAll(user);
    await user.click(all.getByRole('checkbox', { name: 'Choose Aarav Sharma' }));
    await user.click(all.getByRole('checkbox', { name: 'Choose Diya Nair' }));
    expect(all.queryByRole('button', { name: /^Approve/ })).not.toBeInTheDocument();
    await user.click(all.getByRole('button', { name: 'Reject 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
    fireEvent.change(dialog.getByRole('textbox', { name: 'One reason for all' }), {
      target: { value: 'Too late.' },
    });
    await user.click(dialog.getByRole('button', { name: 'Reject: 2' }));
    await waitFor(() => expect(workspace.records('decisions').size).toBe(2));
    for (const { status: storedStatus, history } of workspace.records('decisions').values())
      expect([storedStatus, history[0]?.reason]).toEqual(['Rejected', 'Too late.']);
  });

  it('keep the shared reason when its dialog closes', async () => {
    const user = open();
    const all = await openAll(user);
    await user.click(all.getByRole('checkbox', { name: 'Choose Aarav Sharma' }));
    await user.click(all.getByRole('checkbox', { name: 'Choose Diya Nair' }));
    const ask = async () => {
      await user.click(all.getByRole('button', { name: 'Reject 2' }));
      return screen.findByRole('textbox', { name: 'One reason for all' });
    };
    fireEvent.change(await ask(), { target: { value: 'Too late.' } });
    await close(user);
    expect(await ask()).toHaveValue('Too late.');
    await user.click(screen.getByRole('button', { name: 'Reject: 2' }));
    await waitFor(() => expect(workspace.records('decisions').size).toBe(2));
    expect(workspace.records('drafts').size).toBe(0);
  });

  it('can all be selected with one checkbox, and a decision skips those a search hides', async () => {
    const user = open();
    const all = await openAll(user);
    await user.click(all.getByRole('checkbox', { name: 'Choose all shown rows' }));
    expect(all.getByText('6 rows, 6 chosen')).toBeVisible();
    await user.type(all.getByRole('searchbox'), 'kabir');
    await user.click(await all.findByRole('button', { name: 'Reject 1' }));
    expect(await screen.findByRole('dialog', { name: 'Reject' })).toHaveTextContent('Kabir Singh');
  });
});

test('the empty message returns when the only submission is withdrawn', async () => {
  await submit();
  open({ rows: [] });
  expect(screen.getByRole('table', { name: 'Students' })).toBeVisible();
  const [id] = workspace.records('activities').keys();
  await writeToDevice(remove('activities', id!));
  expect(screen.getByText('No Student Profiles Yet')).toBeVisible();
});
