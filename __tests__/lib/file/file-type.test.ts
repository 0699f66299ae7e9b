import fc from 'fast-check';
import { fileNameFor, typeOfContent, type FileType } from '@/lib/file/file-type';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((chunk) => (typeof chunk === 'string' ? chunk : new Uint8Array(chunk))));

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe('The type of a file', () => {
  it.each<[string, Blob, FileType | null]>([
    ['a PDF', bytes('%PDF-1.7\n'), 'application/pdf'],
    ['a PDF after a byte-order mark', bytes([0xef, 0xbb, 0xbf], '%PDF-1.4'), 'application/pdf'],
    ['a PDF after blank lines', bytes('\r\n\n \t%PDF-1.4'), 'application/pdf'],
    ['a PDF that begins at byte 1,019', bytes('\n'.repeat(1019), '%PDF-1.4'), 'application/pdf'],
    ['a PDF that begins too late', bytes('\n'.repeat(1024), '%PDF-1.4'), null],
    ['a page with a PDF in it', bytes('<script>1</script>\n%PDF-1.4'), null],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'image/jpeg'],
    ['a PNG', bytes(png), 'image/png'],
    ['a WebP', bytes('RIFF', [1, 0, 0, 0], 'WEBPVP8 '), 'image/webp'],
    ['an audio file', bytes('RIFF', [1, 0, 0, 0], 'WAVEfmt '), null],
    ['a GIF', bytes('GIF89a'), null],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
    ['an executable', bytes('MZ'), null],
    ['a script', bytes('#!/bin/sh'), null],
    ['an archive', bytes('PK', [3, 4]), null],
    ['nothing', bytes(), null],
  ])('of %s is read from its content', async (_name, content, type) => {
    expect(await typeOfContent(content)).toBe(type);
  });

  it('is unknown if the file cannot be read', async () => {
    const gone = bytes('%PDF-');
    jest.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as never);
    expect(await typeOfContent(gone)).toBeNull();
  });
});

describe('The name of a stored file', () => {
  it.each<[string, FileType | null, string]>([
    ['certificate.pdf', 'application/pdf', 'certificate.pdf'],
    ['certificate.html', 'application/pdf', 'certificate.pdf'],
    ['certificate.pdf.bat', 'application/pdf', 'certificate.pdf'],
    ['certificate.exe.pdf', 'application/pdf', 'certificate.pdf'],
    ['certificate.pdf .exe', 'application/pdf', 'certificate.pdf'],
    ['certificate.pdf. . .', 'application/pdf', 'certificate.pdf'],
    ['cert\u202efdp.exe', 'application/pdf', 'certfdp.pdf'],
    ['\u2066cert\u2069.p\u200bdf', 'image/png', 'cert.png'],
    ['photo.JPG', 'image/jpeg', 'photo.jpg'],
    ['photo.pdf', 'image/jpeg', 'photo.jpg'],
    ['photo.jpeg', 'image/webp', 'photo.webp'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\fakepath\\work.pdf', 'application/pdf', 'work.pdf'],
    ['.htaccess', 'application/pdf', 'htaccess.pdf'],
    ['...', 'application/pdf', 'file.pdf'],
    ['', 'application/pdf', 'file.pdf'],
    ['\u0000\u0007', 'image/png', 'file.png'],
    ['a\nb\r\nc.pdf', 'application/pdf', 'abc.pdf'],
    ['CON.pdf', 'application/pdf', '_CON.pdf'],
    ['what?<is>:"this"|*.pdf', 'application/pdf', 'what--is---this---.pdf'],
    ['report.v2.pdf', 'application/pdf', 'report.v2.pdf'],
    ['Version 1.2', 'application/pdf', 'Version 1.2.pdf'],
    ['क्\u200dष प्रमाण पत्र.pdf', 'application/pdf', 'क्\u200dष प्रमाण पत्र.pdf'],
    ['lone\ud800half.pdf', 'application/pdf', 'lone\ufffdhalf.pdf'],
    ['page.html', null, 'page.bin'],
  ])('from %j of type %s is %j', (name, type, expected) => {
    expect(fileNameFor(name, type)).toBe(expected);
  });

  it('is short enough for every system, has one extension and no invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const cleaned = fileNameFor(name, 'application/pdf');
        expect(cleaned).toMatch(/^[^\p{Cc}\p{Cs}/\\<>:"|?*\u202a-\u202e\u2066-\u2069]+\.pdf$/u);
        expect(new TextEncoder().encode(cleaned).length).toBeLessThanOrEqual(255);
        expect(fileNameFor(cleaned, 'application/pdf')).toBe(cleaned);
      }),
    );
  });
});
