import { readFileSync } from 'node:fs';
import { audiences } from '@/content/schema/audience';
import { catalogue, type ContentFile } from '@/content/schema/catalogue';
import { pictureFolders } from '@/content/schema/common';
import { personalFields } from '@/content/schema/personal';
import { portalRoutes, routes } from '@/lib/site/routes';
import { readContent } from './read-content';

/** The parts of a schema that the walk reads. */
interface Node {
  def: { type: string; innerType?: Node; element?: Node; options?: Node[] };
  shape?: Record<string, Node>;
}

/** The paths of all texts in a schema, with whether they are personal. */
function texts(node: Node, path = '', marked = false): { path: string; personal: boolean }[] {
  const personal = marked || personalFields.has(node as never);
  const inner = node.def.innerType ?? node.def.element;
  if (inner) return texts(inner, path, personal);
  if (node.def.options) {
    const all = node.def.options.flatMap((option) => texts(option, path, personal));
    return all.filter((one, index) => all.findIndex((other) => other.path === one.path) === index);
  }
  if (node.shape)
    return Object.entries(node.shape).flatMap(([key, field]) =>
      texts(field, path ? `${path}.${key}` : key, personal),
    );
  return /^(?:string|template_literal|enum)$/.test(node.def.type) ? [{ path, personal }] : [];
}

function pathsIn(file: ContentFile, personal: boolean): string[] {
  return texts(catalogue[file] as unknown as Node)
    .filter((text) => text.personal === personal && text.path !== '$schema')
    .map(({ path }) => path);
}

test('every text of a student is listed as personal or as shared by many', () => {
  expect(pathsIn('student/student.json', true)).toEqual([
    'name',
    'firstName',
    'handle',
    'rollNumber',
    'bio',
    'email',
    'city',
    'summary',
    'photo.src',
    'photo.alt',
  ]);
  expect(pathsIn('student/student.json', false)).toEqual([
    'program',
    'batch',
    'cgpaBasis.asOf',
    'cgpaBasis.basis',
    'interests',
    'languages',
  ]);
});

test('every text of a teacher is listed as personal or not', () => {
  expect(pathsIn('faculty/faculty-profile.json', true)).toEqual([
    'name',
    'firstName',
    'handle',
    'employeeId',
    'photo.src',
    'photo.alt',
  ]);
  expect(pathsIn('faculty/faculty-profile.json', false)).toEqual(['designation']);
});

test('the other gated files list their personal fields', () => {
  const named = (file: ContentFile) => pathsIn(file, true);
  expect(named('student/activities.json')).toEqual(['items.decision.by', 'items.decision.reason']);
  expect(named('student/projects.json')).toEqual([
    'items.about',
    'items.image.src',
    'items.image.alt',
    'items.href',
  ]);
  expect(named('student/entries.json')).toEqual(['items.image.src', 'items.image.alt']);
  expect(named('student/chats.json')).toEqual(['items.name', 'items.message']);
  expect(named('student/subjects.json')).toEqual(['items.faculty']);
  expect(named('student/timetable.json')).toEqual(['meetings.teachers', 'changes.teachers']);
  expect(named('student/results.json')).toEqual([]);
  expect(named('faculty/student-rows.json')).toEqual(['items.name', 'items.rollNumber']);
  expect(named('faculty/keys.json')).toEqual(['items.name', 'items.employeeId']);
});

test.each(Object.keys(catalogue) as ContentFile[])(
  '%s is labelled as a sample if it has personal fields, and is gated then',
  (file) => {
    const hasPersons = pathsIn(file, true).length > 0;
    const says = (readContent(file) as { sample?: boolean }).sample;
    expect(says).toBe(hasPersons ? true : undefined);
    if (hasPersons) expect(audiences[file]).toBe('gated');
  },
);

test('content/campus.ts, content/marketing.ts and content/site.ts only read public files', () => {
  const read = (moduleName: string) =>
    [...readFileSync(`content/${moduleName}.ts`, 'utf8').matchAll(/parse\('([^']+)'/g)].map(
      ([, file]) => audiences[file as ContentFile],
    );
  for (const moduleName of ['campus', 'marketing', 'site'])
    expect(new Set(read(moduleName))).toEqual(new Set(['public']));
  for (const moduleName of ['student', 'faculty'])
    expect(new Set(read(moduleName))).toEqual(new Set(['gated']));
});

test('a picture can be in the public folder or in the folder of any portal page', () => {
  const portal = portalRoutes.map((name) => routes[name].slice(1, -1));
  expect([...pictureFolders].sort()).toEqual(['images', ...portal].sort());
});
