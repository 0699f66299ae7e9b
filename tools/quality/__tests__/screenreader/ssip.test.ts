import { SpeechClient, spokenText, type Speech } from '@/tools/quality/screenreader/ssip';

function client() {
  const speeches: Speech[] = [];
  return { speeches, client: new SpeechClient((speech) => speeches.push(speech)) };
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
  expect(speeches).toEqual([{ what: 'says', text: 'Saved on this device' }]);
});

test('a line that begins with a dot does not end a text', () => {
  const { speeches, client: orca } = client();
  orca.receive('SPEAK\r\n..5 credits\r\nSPEAK\r\n.\r\n');
  expect(speeches).toEqual([{ what: 'says', text: '.5 credits SPEAK' }]);
});

test('keys and letters are spoken, and speech can be stopped', () => {
  const { speeches, client: orca } = client();
  orca.receive('KEY Return\r\nCANCEL self\r\nCHAR a\r\n');
  expect(speeches).toEqual([
    { what: 'says', text: 'Return' },
    { what: 'stops', text: '' },
    { what: 'says', text: 'a' },
  ]);
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
