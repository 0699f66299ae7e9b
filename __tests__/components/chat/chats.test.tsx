import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { ChatSection } from '@/components/chat/chat-section';
import { MessageList } from '@/components/chat/message-list';
import { conversationsOf } from '@/components/chat/model/conversation';
import { StudentChats } from '@/components/chat/student-chats';
import { Bell } from '@/components/notice/bell';
import { BellList } from '@/components/notice/bell-list';
import { ToastRegion } from '@/components/page/toast-region';
import { Announcer } from '@/components/ui/announcer';
import type { Message } from '@/lib/drop/chat';
import { changeLetter, type InLetter, type OutLetter } from '@/lib/drop/letters';
import { routes } from '@/lib/site/routes';
import { workspace } from '@/lib/store/device';
import { put, type Change } from '@/lib/store/record';

const mockRecord: { kind: string; drop?: unknown; register?: object } = { kind: 'student' };
jest.mock('@/components/session/use-current-record', () => ({
  useSends: () => true,
  useCurrentRecord: () => ({ flag: { name: 'somebody' }, record: mockRecord }),
}));
jest.mock('@/lib/drop/start', () => ({
  sendNow: () => Promise.resolve(),
  watchMessages: () => () => {},
}));
// jsdom cannot compress.
jest.mock('@/lib/drop/letter', () => ({ isSendable: () => Promise.resolve(true) }));

const user = userEvent.setup();
const rao = 'Dr. Ananya Rao';
const timeZone = 'Asia/Kolkata';
const boxes = [
  { teacher: 'FAC-0117', name: rao, put: '0', get: '0', key: 'AA' },
  { teacher: 'FAC-0118', name: 'Prof. Vikram Iyer', put: '0', get: '0', key: 'AA' },
];
const register = {
  items: [
    { name: 'Diya Nair', rollNumber: '25CSE1017', section: 'CSE-A' },
    { name: 'Kabir Singh', rollNumber: '25CSE1058', section: 'CSE-A' },
  ],
};

beforeAll(makeFilesReadable);
beforeEach(() => {
  Object.assign(mockRecord, { kind: 'student', drop: boxes, register });
});
afterEach(wipeDevice);

let count = 0;

/** The changes of a message. One that came in is unread. */
function message(text: string, more: Partial<Message> = {}): Change[] {
  const number = ++count;
  const id = String(number).padStart(32, '0');
  const whole: Message = {
    ...{ id, with: 'FAC-0117', direction: 'in', order: number, text },
    ...{ at: '2026-11-26T04:00:00.000Z', ...more },
  };
  const letter: InLetter = {
    ...{ id: id.padStart(64, '0'), letter: id, direction: 'in', kind: 'chat', state: 'new' },
    ...{ at: `2026-11-26T04:00:${String(number % 60).padStart(2, '0')}.000Z`, with: whole.with },
  };
  return [put('messages', whole), ...(whole.direction === 'in' ? [put('letters', letter)] : [])];
}

const student = (
  <>
    <nav>
      <a href={routes.chats}>
        <svg aria-hidden="true" />
        Chats
      </a>
    </nav>
    <StudentChats chats={[]} timeZone={timeZone} empty={<p>No Chats Yet</p>} />
    <div role="group" aria-label="Notifications">
      <BellList side="student" timeZone={timeZone} published={[]} onUnread={() => {}} />
    </div>
    <ToastRegion />
    <Announcer />
  </>
);
const teacher = (
  <>
    <ChatSection timeZone={timeZone} />
    <ToastRegion />
    <Announcer />
  </>
);

async function open(name: string, verb = 'Open', isNew = verb === 'Write') {
  if (isNew) await user.click(await screen.findByRole('button', { name: 'New message' }));
  await user.click(await screen.findByRole('button', { name: `${verb}: chat with ${name}` }));
  await waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
  return within(screen.getByRole('region', { name }));
}

const press = (name: string | RegExp, scope = within(document.body)) =>
  user.click(scope.getByRole('button', { name }));
/** Waits until a screen reader reads a text. */
const isRead = (text: string) =>
  waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(text),
    ),
  );
const messages = async () => workspace.all('messages');
const ownLetters = async () =>
  (await workspace.all('letters')).filter((one): one is OutLetter => one.direction === 'out');
const shownTexts = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'Messages' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe("A student's chats", () => {
  test('are as before on a site without a drop box, also in the HTML of the server', async () => {
    delete mockRecord.drop;
    expect(renderToString(student)).toContain('No Chats Yet');
    await renderSettled(student);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  test('of the college’s record have one row a person, with the messages beside it', async () => {
    const chat = (id: string, name: string, text: string, day: string) => ({
      ...{ id, name, message: text, at: `${day}T09:30` },
    });
    const chats = [
      chat('c', 'Robotics club', 'Bring a laptop.', '2024-09-10'),
      chat('b', 'Gauri Pillai', 'Are we still meeting?', '2024-09-09'),
      chat('a', 'Robotics club', 'We meet at four.', '2024-09-08'),
    ];
    const page = <StudentChats chats={chats} timeZone={timeZone} empty={<p>No Chats Yet</p>} />;
    delete mockRecord.drop;
    const { rerender } = await renderSettled(page);
    const rows = within(screen.getByRole('list', { name: 'Chats' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Robotics club10.Sep.2024Bring a laptop\./),
      expect.stringMatching(/Gauri Pillai09.Sep.2024Are we still/),
    ]);
    const thread = (name: string) => within(screen.getByRole('region', { name }));
    expect(shownTexts(thread('Robotics club'))).toEqual([
      expect.stringContaining('We meet at four.'),
      expect.stringContaining('Bring a laptop.'),
    ]);
    await press('Open: chat with Gauri Pillai');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Gauri Pillai' })).toHaveFocus(),
    );
    expect(shownTexts(thread('Gauri Pillai'))).toHaveLength(1);
    const off = 'Letters are off at this college.';
    expect(thread('Gauri Pillai').getByText(off)).toBeVisible();
    await press('Back to all chats', thread('Gauri Pillai'));
    const row = screen.getByRole('button', { name: 'Open: chat with Gauri Pillai' });
    await waitFor(() => expect(row).toHaveFocus());
    Object.assign(mockRecord, { drop: boxes });
    rerender(<div key="with">{page}</div>);
    const dialog = await open('Gauri Pillai');
    expect(dialog.getByText(/are in your record .* cannot be answered here/)).toBeVisible();
    expect(screen.queryByText(off)).not.toBeInTheDocument();
  });

  test('have one row for a teacher who is in the record and has a box', async () => {
    const chats = [{ id: 'a', name: rao, message: 'See me on Monday.', at: '2024-09-08T09:30' }];
    await writeToDevice(...message('Second'));
    await renderSettled(<StudentChats chats={chats} timeZone={timeZone} empty={null} />);
    const rows = within(await screen.findByRole('list', { name: 'Conversations' }));
    expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Second'),
    ]);
    const thread = await open(rao);
    const listed = thread.getByRole('list', { name: 'Messages in your record' });
    expect(listed).toHaveTextContent('See me on Monday.');
    expect(shownTexts(thread)).toEqual([expect.stringContaining('Second')]);
    expect(thread.getByRole('textbox', { name: `Message to ${rao}` })).toBeVisible();
  });

  test('say who can read a message, and send nothing that is empty or too long', async () => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    expect(dialog.getByText('No messages yet.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: `Message to ${rao}` })).toHaveAccessibleDescription(
      expect.stringContaining(`It is encrypted for ${rao}.`),
    );
    await press('Send', dialog);
    expect(await dialog.findByText('Check the form')).toBeVisible();
    await user.click(dialog.getByRole('textbox'));
    await user.paste('x'.repeat(2001));
    await press('Send', dialog);
    expect(await dialog.findAllByText(/The message has 2,001 characters/)).toHaveLength(2);
    expect(await messages()).toEqual([]);
  });

  test.each(['👩‍👩‍👧', 'கொ'])('send 2,000 of the character %s', async (character) => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    await user.click(dialog.getByRole('textbox'));
    await user.paste(character.repeat(2001));
    await press('Send', dialog);
    expect(await dialog.findAllByText(/The message has 2,001 characters/)).toHaveLength(2);
    await user.clear(dialog.getByRole('textbox'));
    await user.paste(character.repeat(2000));
    await press('Send', dialog);
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
  });

  test('send a PDF, and nothing that only has its name', async () => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    const field = dialog.getByLabelText('PDF up to 5 MB (optional)');
    await user.upload(field, new File(['<html>'], 'a.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/its content is not one/));
    await user.upload(field, new File(['%PDF-1.7'], 'Unit 1.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByRole('button', { name: 'Remove Unit 1.pdf' })).toBeVisible();
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await messages()).toMatchObject([{ text: '', file: { name: 'Unit 1.pdf' } }]),
    );
    expect(await dialog.findByRole('button', { name: 'Download Unit 1.pdf' })).toBeVisible();
    await isRead('You: PDF: Unit 1.pdf');
  });

  test('say in words that one was not sent, and try again', async () => {
    const own = message('Good morning', { direction: 'out' });
    const letter = put('letters', {
      ...{ id: String(count).padStart(32, '0'), direction: 'out', kind: 'chat', about: [] },
      ...{ with: 'FAC-0117', at: '2026-11-26T04:00:00.000Z', state: 'failed', problem: 'notSetUp' },
    });
    await writeToDevice(...own, letter);
    await renderSettled(student);
    const dialog = await open(rao);
    await press('Try again to send the message of 26 Nov 2026 | 9:30AM by you', dialog);
    expect(dialog.getByRole('list', { name: 'Messages' })).toHaveFocus();
    expect(await dialog.findByText(/Waits to be sent/)).toBeVisible();
    await writeToDevice(...message('Good evening'));
    await isRead(`${rao}: Good evening`);
  });

  test('show what came as text, count it until it is opened, and say the college’s time', async () => {
    const evil = '<img src=x onerror=alert(1)>\nhttps://evil.example';
    await writeToDevice(...message(evil), ...message('Second'));
    await renderSettled(student);
    expect(await screen.findByRole('link', { name: 'Chats 2 unread messages' })).toBeVisible();
    expect(screen.getByRole('link', { name: /2 new messages/ })).toHaveAttribute('href', '/Chats/');
    expect(screen.getByText('2 unread')).toBeVisible();
    const bell = within(screen.getByRole('group', { name: 'Notifications' }));
    expect(bell.getByText('26 Nov 2026 | 9:30AM')).toBeVisible();
    const dialog = await open(rao);
    expect(shownTexts(dialog)[0]).toContain(evil);
    expect(dialog.queryByRole('img')).not.toBeInTheDocument();
    expect(dialog.queryByRole('link')).not.toBeInTheDocument();
    expect(dialog.getAllByText('26 Nov 2026 | 9:30AM')).toHaveLength(2);
    await waitFor(() => expect(screen.queryByText('2 unread')).not.toBeInTheDocument());
    expect((await workspace.all('letters')).map(({ state }) => state)).toEqual(['taken', 'taken']);
    expect(screen.queryByText(/new messages/)).not.toBeInTheDocument();
  });

  test('are read only when they are seen: not in a tab in the background, nor left out by a search', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await writeToDevice(...message('The exam is on Monday.'));
    await renderSettled(student);
    await user.type(await screen.findByRole('searchbox', { name: 'Search chats' }), 'exam');
    const dialog = await open(rao);
    await writeToDevice(...message('Bring a pen.'));
    expect(screen.getByText('2 unread')).toBeVisible();
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(await screen.findByText('1 unread')).toBeVisible();
    await user.clear(dialog.getByRole('searchbox', { name: 'Search these messages' }));
    await waitFor(() => expect(screen.queryByText(/unread$/)).not.toBeInTheDocument());
  });

  test('stay unread if the disk is full, which is not tried without end', async () => {
    await writeToDevice(...message('One'));
    await renderSettled(student);
    const write = jest.spyOn(workspace, 'write').mockRejectedValue(new Error('full'));
    await open(rao);
    const taken = () => write.mock.calls.filter(([[first]]) => first?.store === 'letters');
    await waitFor(() => expect(taken()).toHaveLength(1));
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    hidden.mockRestore();
    act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    expect(taken()).toHaveLength(1);
    write.mockRestore();
  });

  test('have the notes to a section with those to the student, who answers the teacher alone', async () => {
    await writeToDevice(...message('Room 5 today.', { section: 'CSE-A' }), ...message('And you?'));
    await renderSettled(student);
    expect(await screen.findByRole('link', { name: 'Chats 2 unread messages' })).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search chats' }), 'room 5');
    const dialog = await open(rao);
    await user.clear(dialog.getByRole('searchbox', { name: 'Search these messages' }));
    expect(shownTexts(dialog)[0]).toMatch(/^Dr. Ananya Rao To all of CSE-ARoom 5 today./);
    expect(shownTexts(dialog)[1]).not.toContain('To all');
    const field = dialog.getByRole('textbox', { name: `Message to ${rao}` });
    expect(field).toHaveAccessibleDescription(/encrypted for .*: the section gets no answer/);
    fireEvent.change(field, { target: { value: 'Thank you.' } });
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await ownLetters()).toMatchObject([{ kind: 'chat', with: 'FAC-0117' }]),
    );
  });

  test('offer no form if the teacher left or has 20 messages to fetch', async () => {
    await writeToDevice(...message('Old', { with: 'FAC-0001' }));
    await renderSettled(student);
    let dialog = await open('FAC-0001');
    expect(dialog.getByText('FAC-0001 is not one of your teachers any more.')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    const letters = Array.from({ length: 20 }, (_, index) =>
      put('letters', {
        ...{ id: String(900 + index).padStart(32, '0'), direction: 'out', kind: 'chat', about: [] },
        ...{ with: 'FAC-0118', at: '2026-11-26T04:00:00.000Z', state: 'sent' },
      }),
    );
    await writeToDevice(...letters);
    dialog = await open('Prof. Vikram Iyer', 'Write');
    expect(dialog.getByText(/has not fetched your last 20 messages/)).toBeVisible();
  });

  test('delete one message or all of them, and bring them back', async () => {
    await writeToDevice(...message('First'), ...message('Second'));
    await renderSettled(student);
    const dialog = await open(rao);
    const [first] = dialog.getAllByRole('button', { name: /^Delete the message of/ });
    await user.click(first!);
    await waitFor(() => expect(shownTexts(dialog)).toHaveLength(1));
    await press(/Undo/);
    await waitFor(() => expect(shownTexts(dialog)).toHaveLength(2));
    await press('Delete all', dialog);
    await press('Delete it', dialog);
    expect(await dialog.findByText('No messages yet.')).toBeVisible();
    await press(/Undo/);
    await waitFor(() => expect(shownTexts(dialog)).toHaveLength(2));
  });

  test('delete a message with its letter, also after it was sent', async () => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'A secret' } });
    await press('Send', dialog);
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
    const [{ id }] = (await ownLetters()) as [OutLetter];
    await writeToDevice(changeLetter(id, 'out', { state: 'sent' }));
    await user.click(await dialog.findByRole('button', { name: /^Delete the message of/ }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
    await press(/Undo/);
    await waitFor(async () => expect(await ownLetters()).toMatchObject([{ id, state: 'sent' }]));
  });

  test('are searched by person and by word, in the list and in a conversation', async () => {
    const others = ['Two', 'Three', 'Four', 'Five', 'Six'].flatMap((text) => message(text));
    await writeToDevice(...message('Bring your laboratory notes'), ...others);
    await renderSettled(student);
    const search = await screen.findByRole('searchbox', { name: 'Search chats' });
    await user.type(search, 'vikram');
    expect(screen.queryByText('Dr. Ananya Rao')).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'notes LABORATORY');
    expect(screen.queryByText('Prof. Vikram Iyer')).not.toBeInTheDocument();
    const dialog = await open(rao);
    expect(shownTexts(dialog)).toHaveLength(1);
    await user.clear(dialog.getByRole('searchbox', { name: 'Search these messages' }));
    expect(shownTexts(dialog)).toHaveLength(6);
    await user.type(dialog.getByRole('searchbox', { name: 'Search these messages' }), 'i');
    await isRead('3 messages');
    await user.type(dialog.getByRole('searchbox', { name: 'Search these messages' }), 'q');
    await isRead('No message has these words.');
    await user.clear(search);
    await user.type(search, 'nobody');
    expect(screen.getByText('No Chats Found')).toBeVisible();
    await press('Clear filters');
    expect(search).toHaveValue('');
  });

  test('show the last 20 of 10,000 messages, and 100 more at a press', async () => {
    const all = Array.from({ length: 10_000 }, (_, index): Message => ({
      ...{ id: `${index}`, with: 'FAC-0117', direction: 'out', order: index },
      ...{ at: '2026-11-26T04:00:00.000Z', text: `Number ${index + 1}.` },
    }));
    const messages = new Map(all.map((one) => [one.id, one]));
    const [conversation] = conversationsOf([], { messages, letters: new Map(), chats: [] });
    await renderSettled(
      <MessageList conversation={conversation!} messages={all} timeZone={timeZone} empty="" />,
    );
    const page = within(document.body);
    expect(shownTexts(page)).toHaveLength(20);
    expect(shownTexts(page).at(-1)).toContain('Number 10000.');
    await press('Show 100 earlier of 10,000 messages');
    expect(shownTexts(page)).toHaveLength(120);
  });
});

describe("A teacher's chats", () => {
  beforeEach(() =>
    Object.assign(mockRecord, { kind: 'teacher', drop: { key: 'AA', college: 'x' } }),
  );

  test('are not there on a site without a drop box', async () => {
    delete mockRecord.drop;
    expect(renderToString(teacher)).not.toContain('Chats');
    await renderSettled(teacher);
    expect(screen.queryByText('Chats')).not.toBeInTheDocument();
  });

  test('are where the bell leads to, which closes', async () => {
    await writeToDevice(...message('Hello', { with: '25CSE1058' }));
    const hidden = jest.fn();
    const scrolled = jest.fn();
    Object.assign(Element.prototype, { hidePopover: hidden, scrollIntoView: scrolled });
    window.location.hash = '#chats';
    await renderSettled(
      <>
        {teacher}
        <Bell side="faculty" timeZone={timeZone} sample={null} />
      </>,
    );
    await screen.findByRole('list', { name: 'Conversations' });
    const list = document.getElementById('chats');
    expect(scrolled.mock.contexts).toEqual([list]);
    expect(list).toContainElement(screen.getByRole('searchbox', { name: 'Search chats' }));
    const link = await screen.findByRole('link', { name: '1 new message', hidden: true });
    expect(link).toHaveAttribute('href', '/faculty-classroom/#chats');
    // jsdom loads no pages.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(hidden).toHaveBeenCalledTimes(1);
    window.location.hash = '';
    for (const name of ['hidePopover', 'scrollIntoView'])
      Reflect.deleteProperty(Element.prototype, name);
  });

  test('find a student to write first', async () => {
    await renderSettled(teacher);
    expect(await screen.findByText('No Chats Yet')).toBeVisible();
    expect(screen.queryByText('Diya Nair')).not.toBeInTheDocument();
    await press('New message');
    const to = within(await screen.findByRole('dialog', { name: 'New message' }));
    fireEvent.change(to.getByRole('searchbox', { name: 'To' }), { target: { value: '1017' } });
    expect(to.getAllByRole('listitem')).toHaveLength(1);
    const dialog = await open('Diya Nair', 'Write', false);
    fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Please see me.' } });
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await ownLetters()).toMatchObject([{ kind: 'note', with: '25CSE1017' }]),
    );
  });

  test('have a conversation with each section, in which a note goes to all its students', async () => {
    const sections = [{ section: 'CSE-A', key: 'AA' }];
    mockRecord.drop = { key: 'AA', college: 'x', sections };
    const { rerender } = await renderSettled(teacher);
    const dialog = await open('CSE-A', 'Write');
    const field = dialog.getByRole('textbox', { name: 'Note to all of CSE-A' });
    expect(field).toHaveAccessibleDescription(/Each student of CSE-A gets it .* you alone/);
    fireEvent.change(field, { target: { value: 'Room 5 today.' } });
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await ownLetters()).toMatchObject([{ kind: 'sectionNote', with: 'CSE-A' }]),
    );
    expect(shownTexts(dialog)[0]).toMatch(/To all of CSE-A.*Room 5 today.*Waits to be sent/);
    await user.click(dialog.getByRole('button', { name: /^Delete the message of/ }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
    await press(/Undo/);
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
    expect(screen.getByText('You: Room 5 today.')).toBeVisible();

    Object.assign(mockRecord, { drop: { key: 'AA', college: 'x' }, register: { items: [] } });
    rerender(<ChatSection key="again" timeZone={timeZone} />);
    const left = await open('CSE-A');
    expect(left.getByText('CSE-A is not one of your sections any more.')).toBeVisible();
    expect(shownTexts(left)[0]).toContain('Not sent.');
  });
});
