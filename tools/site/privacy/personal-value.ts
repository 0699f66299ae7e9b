import { join } from 'node:path';
import { showPath } from '@/content/parse';
import { audiences } from '@/content/schema/audience';
import type { ContentFile } from '@/content/schema/catalogue';
import { formatCode } from '@/lib/record/access-code';
import { accessCodeOf } from '@/tools/college/access-code';
import { collegeFolder, readCollege } from '@/tools/college/college';
import { generationOf } from '@/tools/college/generations';
import { listPeople } from '@/tools/college/listed-person';
import { basisOf, readState } from '@/tools/college/seal/seal-state';
import { realFiles, textsIn, type SiteContent } from '../content/personal-text';
import { PhraseIndex } from './phrase';

/** A name, an id, an address or an access code of a real person. */
export interface PersonalValue {
  text: string;
  /** Its place: the file of the content or of the record, and the path in it. */
  file: string;
  path: string;
  /** True if it is from a sealed record, which no page is built from: it may not be behind the gate either. */
  isRecord: boolean;
}

/** Names, ids and access codes of the people with a record, as sealing just read them. */
export function* recordValues(root: string): Generator<PersonalValue> {
  const folder = join(root, collegeFolder);
  const college = readCollege(folder);
  const state = readState(folder, basisOf(college));
  for (const person of state ? state.files : listPeople(folder)) {
    const { kind, id, writtenId, path } = person;
    const code = accessCodeOf(
      college.secret,
      { kind, id },
      generationOf(college.generations, person),
    );
    const value = { file: `${collegeFolder}/records/${path}`, isRecord: true };
    yield { ...value, path: 'name', text: 'fullName' in person ? person.fullName : person.name };
    for (const text of new Set([id, writtenId])) yield { ...value, path: 'id', text };
    for (const text of [code, formatCode(code)]) yield { ...value, path: 'code', text };
  }
}

/**
 * Returns what no public file may contain: the values of records, and of the content files that are not a sample. Left out is what
 * the content says on purpose: people whom public pages name, and of the records also what the portal's pages say.
 */
export function personalValues(
  contents: SiteContent,
  records: Iterable<PersonalValue>,
): PersonalValue[] {
  const all = [...records];
  for (const file of realFiles(contents))
    for (const { text, path, kind } of textsIn(file, contents[file]))
      if (kind === 'identity' && path.at(-1) !== 'src')
        all.push({ text, file: `content/${file}`, path: showPath(path), isRecord: false });
  const index = new PhraseIndex<PersonalValue>();
  const values = all.filter((value) => index.add(value.text, value));
  const said = new Set<PersonalValue>();
  for (const file of Object.keys(contents) as ContentFile[])
    for (const { text, isPublished } of isShown(file, contents)
      ? textsIn(file, contents[file])
      : [])
      for (const value of index.find(text))
        if (audiences[file] === 'gated' ? value.isRecord : isPublished) said.add(value);
  return values.filter((value) => !said.has(value));
}

/** The login pages only name people on a site that shows the sample. */
function isShown(file: ContentFile, contents: SiteContent): boolean {
  const site = contents['site.json'] as { openSample?: boolean } | undefined;
  return file !== 'marketing/sign-in.json' || site?.openSample !== false;
}
