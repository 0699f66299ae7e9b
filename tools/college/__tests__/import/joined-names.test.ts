import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { csv, readStudent, run, writeCollegeIn } from './college-in';

it('says if two files have different names for a person, whatever the files are called', async () => {
  const folder = writeCollegeIn({
    'a-people.csv': csv('Student ID,Student Name', '25CS001,Leela Sen'),
    'students.csv': csv('Roll No,Name', '25CS001,Meera Nair'),
  });
  const { exitCode, text } = await run(folder);
  expect({ exitCode, text }).toEqual({
    exitCode: 2,
    text: expect.stringContaining('found "Leela Sen and Meera Nair"'),
  });
  expect(readStudent(folder, '25CS001').student.name).toBe('Meera Nair');
  const mapping = { version: 2, names: 'a-people.csv' };
  writeFileSync(join(folder, 'mapping.json'), JSON.stringify(mapping));
  expect((await run(folder)).exitCode).toBe(0);
  expect(readStudent(folder, '25CS001').student.name).toBe('Leela Sen');
});
