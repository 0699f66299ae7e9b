import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { csv, readStudent, readTeacher, run, writeCollegeIn } from './college-in';

const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: '#336699' } }).withExif({
    IFD0: { Copyright: 'secret place' },
  });

async function collegeWith(photos: Record<string, Buffer>) {
  const folder = writeCollegeIn({
    'students.csv': csv(
      'Roll No,Student Name,Section',
      '26ME001,Isha Menon,A',
      '26ME/002,Jai Kapur,A',
    ),
    'teachers.csv': csv('Employee ID,Name', 'E1,Noor Hasan'),
    'photos/readme.txt': 'Photos of the first year',
  });
  for (const [name, bytes] of Object.entries(photos))
    writeFileSync(join(folder, 'in/photos', name), bytes);
  return folder;
}

it('takes photos that are named by roll number or employee id, without what a camera writes into them', async () => {
  const folder = await collegeWith({
    '26me001.JPG': await picture(30).jpeg().toBuffer(),
    'E1.png': await picture(20).png().toBuffer(),
  });
  await run(folder);
  const { photo } = readStudent(folder, '26ME001').student;
  expect(photo).toMatchObject({ width: 30, height: 40, alt: 'Isha Menon' });
  const taught = readTeacher(folder, 'E1').facultyProfile.photo;
  expect(taught).toMatchObject({ width: 20, height: 40, alt: 'Noor Hasan' });
  for (const src of [photo?.src ?? '', taught?.src ?? '']) {
    const bytes = Buffer.from(src.slice(src.indexOf(',') + 1), 'base64');
    expect(bytes.toString('latin1')).not.toContain('secret place');
    expect((await sharp(bytes).stats()).dominant).toMatchObject({
      b: expect.any(Number) as number,
    });
  }
  expect(readStudent(folder, '26ME%2F002').student.photo).toBeUndefined();
});

it('names a photo of nobody, one that is no picture and one that is too large', async () => {
  const folder = await collegeWith({
    '26ME009.jpg': await picture(30).jpeg().toBuffer(),
    '26ME001.jpg': Buffer.from('no picture'),
    'E1.jpg': Buffer.alloc(200_001),
  });
  const { exitCode, text } = await run(folder);
  expect(exitCode).toBe(2);
  expect(text).toContain('photos/26ME001.jpg');
  expect(text).toContain('This photo cannot be used.');
  expect(readStudent(folder, '26ME001').student.photo).toBeUndefined();
});
