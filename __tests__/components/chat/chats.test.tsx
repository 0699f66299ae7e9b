import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { makeFilesReadable } from '@/__tests__/components/readable-file';
import { renderSettled, wipeDevice, writeToDevice } from '@/__tests__/components/settle';
import { ChatSection } from '@/components/chat/chat-section';
import { MessageList } from '@/components/chat/message-list';
import { conversationsOf } from '@/components/chat/model/conversation';
import { StudentChats } from '@/components/chat/student-chats';
import { BellList } from '@/components/notice/bell-list';
import { ToastRegion } from '@/components/page/toast-region';
import { chatChange, type Message } from '@/lib/drop/chat';
import { changeLetter, type InLetter, type OutLetter } from '@/lib/drop/letters';
import { readReport } from '@/lib/drop/report';
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
const mockSaved: { name: string; content: Blob }[] = [];
jest.mock('@/lib/browser/save-file', () => ({
  saveFile: (content: Blob, name: string) => void mockSaved.push({ name, content }),
}));

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
  mockSaved.length = 0;
});
afterEach(wipeDevice);

/** What both sides read before they write. */
const told =
  'The other side can send a copy of the last 50 messages of both sides to the college’s office.';

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
    <StudentChats items={[]} timeZone={timeZone} empty={<p>No Chats Yet</p>} />
    <div role="group" aria-label="Notifications">
      <BellList side="student" timeZone={timeZone} published={[]} onUnread={() => {}} />
    </div>
    <ToastRegion />
  </>
);
const teacher = (
  <>
    <ChatSection timeZone={timeZone} />
    <ToastRegion />
  </>
);

async function open(name: string, verb = 'Open') {
  await user.click(await screen.findByRole('button', { name: `${verb}: chat with ${name}` }));
  return within(await screen.findByRole('dialog', { name }));
}

const press = (name: string | RegExp, scope = within(document.body)) =>
  user.click(scope.getByRole('button', { name }));
/** Waits until a screen reader reads a text in an open dialog. */
const isRead = (text: string, dialog: ReturnType<typeof within>) =>
  waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent(text));
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

  test('of the college’s record open, with and without a drop box', async () => {
    const [id, title, detail] = ['robotics', 'Robotics club', 'We meet at four.'];
    const items = [{ id, title, detail, meta: ['09 Sep 2025 | 9:30AM'] }];
    const page = <StudentChats items={items} timeZone={timeZone} empty={<p>No Chats Yet</p>} />;
    const { rerender } = await renderSettled(page);
    const show = async () => {
      const entry = within(
        within(screen.getByRole('list', { name: 'Chats' })).getByRole('listitem'),
      );
      await press(`Open ${title}`, entry);
      return within(await screen.findByRole('dialog', { name: title }));
    };
    let dialog = await show();
    expect(dialog.getByText(detail)).toBeVisible();
    expect(dialog.getByText('09 Sep 2025 | 9:30AM')).toBeVisible();
    expect(
      dialog.getByText(/cannot be answered here. You can write to your teachers/),
    ).toBeVisible();
    await press('Close', dialog);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    delete mockRecord.drop;
    rerender(<div key="without">{page}</div>);
    dialog = await show();
    expect(dialog.getByText(/cannot be answered here.$/)).toBeVisible();
  });

  test('of one person have buttons of different names, and the focus returns to the one that was pressed', async () => {
    const items = ['09 Sep 2025 | 9:30AM', '08 Sep 2025 | 4:00PM'].map((time) => ({
      ...{ id: time, title: 'Robotics club', detail: 'We meet.', meta: [time] },
    }));
    await renderSettled(
      <StudentChats items={items} timeZone={timeZone} empty={<p>No Chats Yet</p>} />,
    );
    const name = 'Open Robotics club, 08 Sep 2025 | 4:00PM';
    await press(name);
    await press('Close', within(await screen.findByRole('dialog', { name: 'Robotics club' })));
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
  });

  test('say what the other side can do with a message, and send nothing that is empty or too long', async () => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    expect(dialog.getByText('No messages yet.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: `Message to ${rao}` })).toHaveAccessibleDescription(
      expect.stringContaining(told),
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
    expect(await dialog.findByText(/its content is not one/)).toBeVisible();
    await user.upload(field, new File(['%PDF-1.7'], 'Unit 1.pdf', { type: 'application/pdf' }));
    expect(await dialog.findByRole('button', { name: 'Remove Unit 1.pdf' })).toBeVisible();
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await messages()).toMatchObject([{ text: '', file: { name: 'Unit 1.pdf' } }]),
    );
    expect(await dialog.findByRole('button', { name: 'Download Unit 1.pdf' })).toBeVisible();
    await isRead('You: PDF: Unit 1.pdf', dialog);
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
    await isRead(`${rao}: Good evening`, dialog);
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

  test('can be muted: the bell and the menu do not count', async () => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    await press('Mute', dialog);
    expect(await dialog.findByRole('button', { name: 'Unmute' })).toBeVisible();
    await press('Close', dialog);
    await writeToDevice(...message('Hello'));
    expect(screen.getByText('1 unread')).toBeVisible();
    expect(screen.queryByText(/1 new message/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Chats' })).toBeVisible();
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
    await user.type(field, 'Thank you.');
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await ownLetters()).toMatchObject([{ kind: 'chat', with: 'FAC-0117' }]),
    );
  });

  test('offer no form if the teacher has closed it, left, or has 20 messages to fetch', async () => {
    await writeToDevice(
      ...message('Old', { with: 'FAC-0001' }),
      chatChange('FAC-0117', () => ({ closed: true })),
    );
    await renderSettled(student);
    let dialog = await open(rao, 'Write');
    expect(dialog.getByText(`${rao} has closed this conversation.`)).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await press('Close', dialog);
    dialog = await open('FAC-0001');
    expect(dialog.getByText('FAC-0001 is none of your teachers any more.')).toBeVisible();
    await press('Close', dialog);
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

  test.each([
    ['2026-11-27T16:29:00.000Z', 'outside'],
    ['2026-11-27T20:29:00.000Z', 'within'],
    ['2026-11-27T20:31:00.000Z', 'outside'],
  ])('say when the teacher answers, and at %s that it is %s', async (at, where) => {
    const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'setImmediate'] as const;
    const others = ['queueMicrotask', 'nextTick', 'requestAnimationFrame', 'performance'] as const;
    jest.useFakeTimers({ now: new Date(at), doNotFake: [...timers, ...others] });
    const hours = { days: [5 as const], from: '22:00', to: '02:00' };
    await writeToDevice(chatChange('FAC-0117', () => ({ hours })));
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    const sentence = `${rao} answers Fri, 10:00PM to 2:00AM the next day, in the college’s time. Now is ${where} these hours. You can write at any time.`;
    expect(await dialog.findByText(sentence)).toBeVisible();
    jest.useRealTimers();
  });

  test('delete one message or all of them, and bring them back', async () => {
    await writeToDevice(...message('First'), ...message('Second'));
    await renderSettled(student);
    const dialog = await open(rao);
    const [first] = dialog.getAllByRole('button', { name: /^Delete the message of/ });
    await user.click(first!);
    await waitFor(() => expect(shownTexts(dialog)).toHaveLength(1));
    await press(/Undo/, dialog);
    await waitFor(() => expect(shownTexts(dialog)).toHaveLength(2));
    await press('Delete all', dialog);
    await press('Delete it', dialog);
    expect(await dialog.findByText('No messages yet.')).toBeVisible();
    await press(/Undo/, dialog);
    await waitFor(() => expect(shownTexts(dialog)).toHaveLength(2));
  });

  test('delete a message with its letter, also after it was sent', async () => {
    await renderSettled(student);
    const dialog = await open(rao, 'Write');
    await user.type(dialog.getByRole('textbox'), 'A secret');
    await press('Send', dialog);
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
    const [{ id }] = (await ownLetters()) as [OutLetter];
    await writeToDevice(changeLetter(id, 'out', { state: 'sent' }));
    await user.click(await dialog.findByRole('button', { name: /^Delete the message of/ }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
    await press(/Undo/, dialog);
    await waitFor(async () => expect(await ownLetters()).toMatchObject([{ id, state: 'sent' }]));
  });

  test('keep a report that is not sent yet', async () => {
    mockRecord.drop = boxes.map((box) => ({ ...box, office: { put: '0', key: 'AA' } }));
    await writeToDevice(...message('A bad word'));
    await renderSettled(student);
    const dialog = await open(rao);
    await press('Report to the office', dialog);
    await user.type(dialog.getByRole('textbox', { name: 'What is wrong' }), 'Please look.');
    await press('Cancel', dialog);
    await press('Report to the office', dialog);
    expect(await dialog.findByText(/^Your draft from/)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'What is wrong' })).toHaveValue('Please look.');
  });

  test('are reported to the office with what the person agreed to, and with nothing before', async () => {
    Object.assign(mockRecord, {
      student: { name: 'Diya Nair', rollNumber: '25CSE1017' },
      drop: boxes.map((box) => ({ ...box, office: { put: '0', key: 'AA' } })),
    });
    await writeToDevice(...message('A bad word'));
    await renderSettled(student);
    const dialog = await open(rao);
    await press('Report to the office', dialog);
    await press('Send the report', dialog);
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Check the form' })).toHaveFocus(),
    );
    const field = dialog.getByRole('textbox', { name: 'What is wrong' });
    const agreement = dialog.getByRole('checkbox', { name: /^I agree that the office reads this/ });
    expect(field).toHaveAccessibleDescription(/Enter what is wrong\./);
    expect(agreement).toHaveAccessibleDescription('Agree to what the office gets, or cancel.');
    await user.type(field, 'Please look.');
    await press('Send the report', dialog);
    expect(await ownLetters()).toEqual([]);
    const detail = `The office gets your name and number, what you write here, and a copy of the last message of both sides, with the names of PDFs. ${rao} is not told.`;
    expect(dialog.getByText(detail)).toBeVisible();
    await user.click(agreement);
    expect(agreement).toBeValid();
    await press('Send the report', dialog);
    expect(await dialog.findByText(/^Reported on/)).toBeVisible();
    const [letter] = await ownLetters();
    expect(letter).toMatchObject({ kind: 'report', with: 'office' });
    const file = await workspace.read('files', letter!.file!);
    expect(readReport(await file!.blob.text())).toEqual({
      format: 1,
      by: { name: 'Diya Nair', id: '25CSE1017' },
      about: { name: rao, id: 'FAC-0117' },
      text: 'Please look.',
      consent: {
        ...{ version: 1, told },
        agreed: `I agree that the office reads this. ${detail}`,
      },
      messages: [{ at: '2026-11-26T04:00:00.000Z', isOwn: false, text: 'A bad word' }],
    });
  });

  test('are saved as a text file', async () => {
    await writeToDevice(...message('Please see me.'));
    await renderSettled(student);
    await press('Save as text', await open(rao));
    expect(mockSaved[0]?.name).toMatch(/^chat-fac-2d-0117-\d{4}-\d\d-\d\d\.txt$/);
    expect(await mockSaved[0]?.content.text()).toContain('Please see me.');
    expect(screen.getAllByText(/^chat-fac.* was made on this device/)[0]).toBeVisible();
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
    await isRead('3 messages', dialog);
    await user.type(dialog.getByRole('searchbox', { name: 'Search these messages' }), 'q');
    await isRead('No message has these words.', dialog);
    await press('Close', dialog);
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
    const [conversation] = conversationsOf([], { messages, chats: new Map(), letters: new Map() });
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
        <div popover="auto">
          <BellList side="faculty" timeZone={timeZone} published={[]} onUnread={() => {}} />
        </div>
      </>,
    );
    await screen.findByRole('list', { name: 'Conversations' });
    const list = document.getElementById('chats');
    expect(scrolled.mock.contexts).toEqual([list]);
    expect(list).toContainElement(screen.getByRole('searchbox', { name: 'Search chats' }));
    const link = screen.getByRole('link', { name: '1 new message', hidden: true });
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
    await user.type(screen.getByRole('searchbox', { name: 'Search chats' }), '1017');
    const dialog = await open('Diya Nair', 'Write');
    await user.type(dialog.getByRole('textbox'), 'Please see me.');
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await ownLetters()).toMatchObject([{ kind: 'note', with: '25CSE1017' }]),
    );
    expect(dialog.queryByRole('button', { name: 'Mute' })).not.toBeInTheDocument();
  });

  test('have a conversation with each section, in which a note goes to all its students', async () => {
    const sections = [{ section: 'CSE-A', key: 'AA' }];
    mockRecord.drop = { key: 'AA', college: 'x', sections };
    const { rerender } = await renderSettled(teacher);
    const dialog = await open('CSE-A', 'Write');
    const field = dialog.getByRole('textbox', { name: 'Note to all of CSE-A' });
    expect(field).toHaveAccessibleDescription(expect.stringContaining(told));
    expect(field).toHaveAccessibleDescription(/Each student of CSE-A gets it .* you alone/);
    await user.type(field, 'Room 5 today.');
    await press('Send', dialog);
    await waitFor(async () =>
      expect(await ownLetters()).toMatchObject([{ kind: 'sectionNote', with: 'CSE-A' }]),
    );
    expect(shownTexts(dialog)[0]).toMatch(/To all of CSE-A.*Room 5 today.*Waits to be sent/);
    for (const name of ['Close the conversation', 'Report to the office'])
      expect(dialog.queryByRole('button', { name })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /^Delete the message of/ }));
    await waitFor(async () => expect(await ownLetters()).toEqual([]));
    await press(/Undo/, dialog);
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
    await press('Close', dialog);
    expect(screen.getByText('You: Room 5 today.')).toBeVisible();

    Object.assign(mockRecord, { drop: { key: 'AA', college: 'x' }, register: { items: [] } });
    rerender(<ChatSection key="again" timeZone={timeZone} />);
    const left = await open('CSE-A');
    expect(left.getByText('CSE-A is none of your sections any more.')).toBeVisible();
    expect(shownTexts(left)[0]).toContain('Not sent.');
  });

  test('are closed and opened again, and the student is told', async () => {
    await writeToDevice(...message('Hello', { with: '25CSE1058' }));
    await renderSettled(teacher);
    const dialog = await open('Kabir Singh');
    await press('Close the conversation', dialog);
    expect(await dialog.findByText(/This conversation is closed/)).toBeVisible();
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
    const [told] = await ownLetters();
    const file = await workspace.read('files', told!.file!);
    expect(JSON.parse(await file!.blob.text())).toMatchObject({
      state: { closed: true, hours: null },
    });
    await press('Open it again', dialog);
    expect(await dialog.findByRole('textbox', { name: 'Message to Kabir Singh' })).toBeVisible();
    expect(await ownLetters()).toHaveLength(2);
    // The student is told: only the other button takes it back.
    expect(dialog.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });

  test('have hours, which go with a message', async () => {
    await renderSettled(teacher);
    await press('When you answer', within(await screen.findByRole('region', { name: 'Chats' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'When you answer' }));
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
      await user.click(dialog.getByRole('checkbox', { name: day }));
    await press('Save hours', dialog);
    await waitFor(() =>
      expect(dialog.getByRole('group', { name: 'Check the form' })).toHaveFocus(),
    );
    expect(dialog.getByRole('group', { name: 'Days' })).toHaveAccessibleDescription(
      'Choose at least one day.',
    );
    await user.clear(dialog.getByLabelText('To'));
    await user.click(dialog.getByRole('checkbox', { name: 'Sat' }));
    await press('Save hours', dialog);
    expect(dialog.getByLabelText('To')).toHaveAccessibleDescription(/another one to end/);
    await user.type(dialog.getByLabelText('To'), '09:00');
    await press('Save hours', dialog);
    expect(dialog.getByLabelText('To')).toHaveAccessibleDescription(/another one to end/);
    await user.clear(dialog.getByLabelText('To'));
    await user.type(dialog.getByLabelText('To'), '02:00');
    expect(dialog.getByLabelText('To')).toHaveAccessibleDescription('On the next day');
    await press('Save hours', dialog);
    const hours = { days: [6], from: '09:00', to: '02:00' };
    await waitFor(async () => expect(await workspace.all('chats')).toMatchObject([{ hours }]));
    await user.type(await screen.findByRole('searchbox', { name: 'Search chats' }), 'diya');
    const chat = await open('Diya Nair', 'Write');
    await user.type(chat.getByRole('textbox'), 'Hello');
    await press('Send', chat);
    await waitFor(async () => expect(await ownLetters()).toHaveLength(1));
    const file = await workspace.read('files', (await ownLetters())[0]!.file!);
    expect(JSON.parse(await file!.blob.text())).toMatchObject({ state: { closed: false, hours } });
  });
});
