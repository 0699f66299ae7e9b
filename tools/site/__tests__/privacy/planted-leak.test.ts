import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { guardPrivacy } from '@/tools/site/privacy/guard';
import { put } from '@/__tests__/content/read-content';
import { fixtureContent } from '@/__tests__/fixture/folder';
import { writeFolder } from '@/tools/command/__tests__/write-folder';
import * as leak from './leak-file';

const student = {
  name: 'Dr. Zoë Müller-Nair',
  rollNumber: '26ECE2077',
  email: 'zoe@nilgiri.ac.in',
};

const content = join(writeFolder({}), 'content');
cpSync(fixtureContent, content, { recursive: true });
const file = join(content, 'student/student.json');
const record: unknown = JSON.parse(readFileSync(file, 'utf8'));
for (const [path, value] of Object.entries({ ...student, sample: false, firstName: 'Zoëlina' }))
  put(record, path, value);
for (const [path, value] of Object.entries({ city: 'Coonoor', handle: '@zoe.n', bio: 'Draws.' }))
  put(record, path, value);
put(record, 'photo.src', '/MyProfile/face.png');
put(record, 'summary', 'Likes quiet rooms and tall windows.');
writeFileSync(file, JSON.stringify(record));

/** Content fields that the guard finds in an export with one more public file. */
function found(name: string, bytes: string | Buffer): string[] {
  const out = writeFolder({ 'index.html': '<h1>Edify</h1>', [name]: bytes });
  try {
    guardPrivacy(content, out);
    return [];
  } catch (error) {
    expect(existsSync(out)).toBe(false);
    return [...(error as Error).message.matchAll(/^content\/student\/student\.json: (\S+)/gm)].map(
      ([, field]) => field ?? '',
    );
  }
}

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');

const forms: [form: string, file: string, bytes: string | Buffer][] = [
  ['as it is', 'index.html', 'Dr. Zoë Müller-Nair'],
  ['in capitals without accents', 'index.html', 'ZOE MULLER NAIR'],
  ['with accents as marks', 'index.html', 'Zoe\u0308 Mu\u0308ller-Nair'],
  ['in full-width letters', 'index.html', 'ＺＯＥ ＭＵＬＬＥＲ ＮＡＩＲ'],
  ['without its title', 'index.html', 'by Zoë Müller-Nair'],
  ['with another title', 'index.html', 'Prof. Zoë Müller-Nair'],
  ['surname first', 'index.html', 'Müller-Nair, Zoë'],
  ['title last', 'index.html', 'Nair Müller Zoe, Dr.'],
  ['in a file name', 'images/nair-zoe-muller.svg', '<svg></svg>'],
  ['split by a tag inside a word', 'index.html', '<p>Zo<b>ë Mü</b>ller-Nair</p>'],
  ['split by tags between words', 'index.html', '<td>Zoë</td><td>Müller</td><td>Nair</td>'],
  ['split by both', 'index.html', '<li>Z<i>o</i>ë</li><li>M<i>ü</i>ller-Nair</li>'],
  [
    'split by tags in a script',
    'a.js',
    'x.innerHTML=`<td>Zo<b>ë</b></td><td>Müller</td><td>Nair</td>`',
  ],
  ['split by a comment', 'index.html', 'Zoë <!-- -->Müller<!-- -->-Nair'],
  ['split by a place to break', 'index.html', 'Zoë Mül<wbr>ler-Na<wbr/>ir'],
  ['with soft hyphens', 'index.html', 'Zoë Mül\u00adler-Na&shy;ir'],
  [
    'with zero-width characters',
    'index.html',
    'Z\u200boë M\u200cü\u200dll\u2060er-N&#8203;a\ufeffir',
  ],
  ['with marks of direction', 'index.html', '\u202aZoë\u202c M\u200füller-Nair'],
  ['with named letters', 'index.html', 'Zo&euml; M&uuml;ller-Nair'],
  ['in base64', '_next/static/chunks/a.js', `atob("${base64('Zoë Müller-Nair')}")`],
  [
    'in base64 for addresses',
    'index.html',
    `?d=${Buffer.from('?zoe müller nair??').toString('base64url')}`,
  ],
  ['in base64 behind a path', 'index.html', `href="/who/${base64('Zoe Muller Nair')}"`],
  [
    'in base64 of lines',
    'a.txt',
    base64(`${'An introduction to everything. '.repeat(5)}Zoë Müller-Nair`).replace(
      /.{76}/g,
      '$&\r\n',
    ),
  ],
  ['in base64 of UTF-16', 'a.txt', base64(leak.utf16('Our student Zoë Müller-Nair'))],
  [
    'in a data URL of text',
    'index.html',
    `src="data:text/html;base64,${base64('<b>Zoë</b> <i>Müller-Nair</i>')}"`,
  ],
  [
    'in a data URL of a drawing',
    'index.html',
    'src="data:image/svg+xml,%3Csvg%3E%3Ctext%3EZo%C3%AB%20M%C3%BCller-Nair%3C/text%3E"',
  ],
  [
    'in a data URL of a picture',
    'index.html',
    `src="data:image/png;base64,${base64(leak.pngPacked('Zoe Muller Nair'))}"`,
  ],
  ['in base64 in base64', 'a.txt', base64(base64('Zoë Müller-Nair'))],
  [
    'in the text of a drawing',
    'images/map.svg',
    '<svg><text>Zoë <tspan>Mül</tspan><tspan>ler</tspan>-Nair</text></svg>',
  ],
  ['in the title of a drawing', 'images/map.svg', '<svg><title>Müller-Nair Zoë</title></svg>'],
  ['in the text of a PNG', 'images/a.png', leak.pngText('Zoe Muller-Nair')],
  [
    'in the Latin-1 text of a PNG',
    'images/a.png',
    leak.png('tEXt', Buffer.from('Author\0Zo\xeb M\xfcller-Nair', 'latin1')),
  ],
  ['in the packed text of a PNG', 'images/a.png', leak.pngPacked('Zoë Müller-Nair')],
  ['in the world text of a PNG', 'images/a.png', leak.pngWorld('Zoë Müller-Nair')],
  [
    'behind the end of a PNG',
    'images/a.png',
    Buffer.concat([leak.pngText('map'), Buffer.from('Zoë Müller-Nair')]),
  ],
  ['in a PNG with another name', 'images/a.txt', leak.pngPacked('Zoë Müller-Nair')],
  [
    'in the comment of a JPEG',
    'images/a.jpg',
    leak.jpeg(0xfe, Buffer.from('photo: Zoë Müller-Nair')),
  ],
  [
    'in the Exif of a JPEG',
    'images/a.jpg',
    leak.jpeg(0xe1, Buffer.from('Exif\0\0II*\0Zoe Muller-Nair\0')),
  ],
  [
    'in the Windows fields of a JPEG',
    'images/a.jpg',
    leak.jpeg(0xe1, Buffer.concat([Buffer.from('Exif\0\0I'), leak.utf16('Zoë Müller-Nair')])),
  ],
  [
    'in the XMP of a JPEG',
    'images/a.jpg',
    leak.jpeg(
      0xe1,
      Buffer.from(
        '<x:xmpmeta><dc:creator><rdf:li>Zoë</rdf:li><rdf:li>Müller-Nair</rdf:li></dc:creator>',
      ),
    ),
  ],
  [
    'in the IPTC of a JPEG',
    'images/a.jpg',
    leak.jpeg(0xed, Buffer.from('8BIM\x04\x04\0\0\x1c\x02P\0\x0fZoe Muller-Nair')),
  ],
  [
    'in the XMP of a WebP',
    'images/a.webp',
    leak.webp('XMP ', Buffer.from('<rdf:li>Zoë Müller-Nair</rdf:li>')),
  ],
  [
    'in the comment of a GIF',
    'images/a.gif',
    Buffer.concat([
      Buffer.from('GIF89a\x01\0\x01\0\0\0\0!\xfe\x0f', 'latin1'),
      Buffer.from('Zoe Muller-Nair\0;'),
    ]),
  ],
  [
    'in the XMP of an AVIF',
    'images/a.avif',
    Buffer.concat([
      Buffer.from('\0\0\0\x20ftypavif'),
      leak.noise,
      Buffer.from('<rdf:li>Zoë Müller-Nair</rdf:li>'),
    ]),
  ],
  ['in the author of a PDF', 'a.pdf', leak.pdf('(Zoe Muller-Nair)')],
  ['in the escaped author of a PDF', 'a.pdf', leak.pdf('(Zo\\353 M\\374ller\\055Nair)')],
  [
    'in the hexadecimal author of a PDF',
    'a.pdf',
    leak.pdf(`<feff${leak.utf16Big('Zoë Müller-Nair').toString('hex')}>`),
  ],
  [
    'in the UTF-16 author of a PDF',
    'a.pdf',
    leak.pdf(`(\xfe\xff${leak.utf16Big('Zoë Müller-Nair').toString('latin1')})`),
  ],
  ['on a page of a PDF', 'a.pdf', leak.pdf('()', 'BT (Zoe Muller-Nair) Tj ET')],
  [
    'on a page of a PDF, letter by letter',
    'a.pdf',
    leak.pdf('()', 'BT [(Z) 20 (oe M) -3 (uller) 4 (-Nair)] TJ ET'),
  ],
  ['on an unpacked page of a PDF', 'a.pdf', leak.pdf('()', 'BT (Zoe Muller-Nair) Tj ET', false)],
  [
    'on a page of a PDF whose font has codes of its own',
    'a.pdf',
    leak.pdfWithOwnCodes('Zoë Müller-Nair', (letters) => {
      const entries = letters.map(
        (letter, at) => `<${(at + 1).toString(16).padStart(4, '0')}> <${letter}>`,
      );
      return `15 beginbfchar ${entries.join('\n')} endbfchar`;
    }),
  ],
  [
    'on a page of a PDF whose font has ranges of codes',
    'a.pdf',
    leak.pdfWithOwnCodes(
      'Zoë Müller-Nair',
      (letters) =>
        `2 beginbfrange <0001> <0001> <005a> <0002> <000f> [${letters
          .slice(1)
          .map((letter) => `<${letter}>`)
          .join(' ')}] endbfrange`,
    ),
  ],
  [
    'in UTF-16 with a byte order mark',
    'a.txt',
    Buffer.concat([Buffer.from([0xff, 0xfe]), leak.utf16('Zoë Müller-Nair')]),
  ],
  [
    'in big-endian UTF-16',
    'a.csv',
    Buffer.concat([Buffer.from([0xfe, 0xff]), leak.utf16Big('Zoë Müller-Nair')]),
  ],
  ['in UTF-16 without a byte order mark', 'a.txt', leak.utf16('Our student is Zoë Müller-Nair.')],
  ['in Latin-1', 'a.txt', Buffer.from('Zo\xeb M\xfcller-Nair', 'latin1')],
];

test.each(forms)('a name %s is found', (_form, name, bytes) => {
  expect(found(name, bytes)).toContain('name');
});

test.each([
  ['a roll number split by a tag', '26ECE<b>2077</b>', 'rollNumber'],
  ['a roll number in base64', base64('id=26ECE2077'), 'rollNumber'],
  ['an address with zero-width characters', 'zoe@nilgiri\u200b.ac.in', 'email'],
])('%s is found', (_form, text, field) => {
  expect(found('index.html', text)).toContain(field);
});

test.each([
  ['separate words of a name', 'index.html', 'Zoe met a Muller and a Nair.'],
  ['one word of a name', 'index.html', 'Müller'],
  ['a part of a longer word', 'index.html', 'Zoey Muller-Nairobi'],
  ['the data of a picture', 'images/a.png', leak.pngText('map')],
  [
    'a script',
    'a.js',
    'if(a<b&&c>d){e(/[A-Za-z0-9]+/.test(f))}const addEventListener="removeEventListener"',
  ],
  ['a font', 'a.woff2', leak.noise],
])('%s is not a leak', (_form, name, bytes) => {
  expect(found(name, bytes)).toEqual([]);
});
