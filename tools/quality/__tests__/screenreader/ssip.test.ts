import { SpeechClient, spokenText, type Speech } from '@/tools/quality/screenreader/ssip';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function client() {
  const speeches: Speech[] = [];
  const events: string[] = [];
  const orca = new SpeechClient(
    (speech) => speeches.push(speech),
    (event) => events.push(event.trimEnd().replaceAll('\r\n', ' ')),
  );
  return { speeches, events, client: orca };
}

test('markup for the voice is not part of the text', () => {
  expect(
    spokenText(
      '<speak><mark name="0:4"/>Tom <mark name="4:5"/>&amp;\n Ann&apos;s &lt;b&gt;</speak>',
    ),
  ).toBe("Tom & Ann's <b>");
});

test('a text is spoken once it is complete', () => {
  const { speeches, client: orca } = client();
  expect(orca.receive('SPEAK\r\n')).toBe('230 OK RECEIVING DATA\r\n');
  expect(orca.receive('<speak>Saved on')).toBe('');
  expect(orca.receive(' this device</speak>\r\n')).toBe('');
  expect(speeches).toEqual([]);
  expect(orca.receive('.\r\n')).toBe('225-1\r\n225 OK MESSAGE QUEUED\r\n');
  jest.runAllTimers();
  expect(speeches).toEqual([{ what: 'says', text: 'Saved on this device' }]);
});

test('a line that begins with a dot does not end a text', () => {
  const { speeches, client: orca } = client();
  orca.receive('SPEAK\r\n..5 credits\r\nSPEAK\r\n.\r\n');
  jest.runAllTimers();
  expect(speeches).toEqual([{ what: 'says', text: '.5 credits SPEAK' }]);
});

test('texts wait for each other, and the reader is told when each begins and ends', () => {
  const { speeches, events, client: orca } = client();
  orca.receive('KEY Return\r\nCHAR a\r\n');
  jest.advanceTimersByTime(60);
  expect(events).toEqual(['701-1 701-1 701 BEGIN']);
  expect(speeches).toEqual([]);
  jest.runAllTimers();
  expect(events.slice(1)).toEqual([
    '702-1 702-1 702 END',
    '701-2 701-1 701 BEGIN',
    '702-2 702-1 702 END',
  ]);
  expect(speeches.map(({ text }) => text)).toEqual(['Return', 'a']);
});

test('a text that is stopped was not heard, and the reader is told', () => {
  const { speeches, events, client: orca } = client();
  orca.receive('KEY Return\r\n');
  jest.advanceTimersByTime(60);
  orca.receive('CANCEL self\r\nCHAR a\r\n');
  jest.runAllTimers();
  expect(speeches).toEqual([
    { what: 'stops', text: '' },
    { what: 'cuts', text: 'Return' },
    { what: 'says', text: 'a' },
  ]);
  expect(events).toContain('703-1 703-1 703 CANCELED');
});

test('every other command gets a reply that the client accepts', () => {
  const { speeches, client: orca } = client();
  const commands = [
    'SET self CLIENT_NAME root:Orca:main',
    'HISTORY GET CLIENT_ID',
    'GET RATE',
    'LIST OUTPUT_MODULES',
    'LIST SYNTHESIS_VOICES',
    'BLOCK BEGIN',
    'QUIT',
  ];
  for (const command of commands)
    expect(orca.receive(`${command}\r\n`)).toMatch(/^(2\d\d-.*\r\n)?2\d\d .*\r\n$/);
  expect(speeches).toEqual([]);
});
