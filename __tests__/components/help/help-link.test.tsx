import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { renderSettled, wipeDevice } from '@/__tests__/components/settle';
import { HelpLink } from '@/components/help/help-link';
import { month, registered, rules } from './register';

const low = { attendance: [month('2026-11', 5, 15)] };
const fine = { attendance: [month('2026-11', 20, 0)] };

afterEach(wipeDevice);

test.each([
  [[registered('Asha', low), registered('Ravi', low)], '2 students need help, and why'],
  [[registered('Asha', low), registered('Ravi', fine)], '1 student needs help, and why'],
  [[registered('Ravi', fine)], 'No student needs help now'],
])('Says how many students need help, with a link to the list', async (students, text) => {
  await renderSettled(<HelpLink students={students} rules={rules} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  fireEvent.keyDown(document.body);
  expect(await screen.findByRole('link', { name: text })).toHaveAttribute(
    'href',
    expect.stringMatching(/faculty-classroom\/#who-needs-help$/),
  );
});

test('Shows nothing if the register has no figures, and no count in the server’s HTML', () => {
  expect(renderToString(<HelpLink students={[registered('Ravi')]} rules={rules} />)).toBe('');
  expect(renderToString(<HelpLink students={[registered('Asha', low)]} rules={rules} />)).toMatch(
    /^<p class="[^"]*"><\/p>$/,
  );
});
