/** @jest-environment jsdom */
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import userEvent from '@testing-library/user-event';
import { screen, waitFor } from '@testing-library/react';
import { replayEarlyInput } from '@/lib/browser/early-input';
import { importWithRetry } from '@/lib/browser/new-release';
import { recordEarlyInput } from '@/lib/browser/record-early-input';

const log: string[] = [];
const note = (text: string) => () => void log.push(text);

function Page() {
  const [text, setText] = useState('');
  const [ticked, setTicked] = useState(false);
  const [month, setMonth] = useState('september');
  return (
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        log.push(`submitted ${text}`);
      }}
    >
      <label>
        Name
        <input
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            log.push(`typed ${target.value}`);
          }}
        />
      </label>
      <label>
        Agree
        <input
          type="checkbox"
          checked={ticked}
          onChange={({ target }) => {
            setTicked(target.checked);
            log.push(`ticked ${target.checked}`);
          }}
        />
      </label>
      <select
        aria-label="Month"
        value={month}
        onChange={({ target }) => {
          setMonth(target.value);
          log.push(`chose ${target.value}`);
        }}
      >
        <option value="september">September</option>
        <option value="august">August</option>
      </select>
      <button type="button" onClick={note('manage')}>
        Manage
      </button>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => void importWithRetry(() => palette).then(note('palette is there'))}
      >
        Search
      </button>
      <button type="button" popoverTarget="bell" onClick={note('bell')}>
        Bell
      </button>
      <button type="submit">Send</button>
    </form>
  );
}

/** The code that the button Search loads, and what finishes loading it. */
let palette: Promise<void>;
let finishLoading: () => void;
let end: () => void;

beforeEach(() => {
  palette = new Promise((resolve) => (finishLoading = resolve));
  // React's development build warns about the aria-busy that the recorder adds; only the exported site has it.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  log.length = 0;
  document.body.innerHTML = `<div id="root">${renderToString(<Page />)}</div>`;
  recordEarlyInput();
  end = window.earlyInput!.end;
});

afterEach(() => end());

const mount = () =>
  act(async () => {
    hydrateRoot(document.getElementById('root')!, <Page />);
  });

async function hydrate(): Promise<void> {
  await mount();
  await act(() => replayEarlyInput('page'));
}

const button = (name: string) => screen.getByRole('button', { name });

test('clicks, typing and choices take effect once and in order', async () => {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox'), 'Optics');
  await user.click(button('Manage'));
  await user.click(screen.getByRole('checkbox'));
  await user.selectOptions(screen.getByRole('combobox'), 'august');
  await user.click(button('Send'));
  expect(log).toEqual([]);
  await hydrate();
  expect(log).toEqual([
    'typed Optics',
    'manage',
    'ticked true',
    'chose august',
    'submitted Optics',
  ]);
  expect(screen.getByRole('textbox')).toHaveValue('Optics');
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('combobox')).toHaveValue('august');
});

test('input after a click waits for the code that the click loads', async () => {
  const user = userEvent.setup();
  await user.click(button('Search'));
  await user.click(button('Manage'));
  await mount();
  const replayed = replayEarlyInput('page');
  await waitFor(() => expect(button('Search')).not.toHaveAttribute('aria-busy'));
  // A press that does not wait is replayed within one frame.
  for (let frame = 0; frame < 3; frame++)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(log).toEqual([]);
  finishLoading();
  await act(() => replayed);
  expect(log).toEqual(['palette is there', 'manage']);
});

test('what was pressed around the page takes effect before the page is hydrated, in order', async () => {
  const user = userEvent.setup();
  document.body.insertAdjacentHTML('beforeend', '<main><button>Month</button></main>');
  button('Month').addEventListener('click', note('month'));
  for (const name of ['Manage', 'Month', 'Manage']) await user.click(button(name));
  await mount();
  await act(() => replayEarlyInput('shell'));
  expect(log).toEqual(['manage']);
  await act(() => replayEarlyInput('page'));
  expect(log).toEqual(['manage', 'month', 'manage']);
});

test('input during the replay takes effect after it', async () => {
  const user = userEvent.setup();
  await user.click(button('Search'));
  await user.type(screen.getByRole('textbox'), 'Op');
  await mount();
  await act(async () => {
    const replayed = replayEarlyInput('page');
    await user.type(screen.getByRole('textbox'), 't');
    await user.click(button('Send'));
    finishLoading();
    await replayed;
  });
  expect(log).toEqual(['palette is there', 'typed Opt', 'submitted Opt']);
});

test('after the replay, the page handles everything itself', async () => {
  await hydrate();
  await userEvent.click(button('Manage'));
  expect(log).toEqual(['manage']);
  expect(button('Manage')).not.toHaveAttribute('aria-busy');
});
