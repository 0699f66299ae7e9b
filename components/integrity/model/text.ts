/** The role of a file: work of a student, text that everybody was given, or a source that may have been copied. */
export type TextRole = 'work' | 'template' | 'source';

/** One page of a file. Plain text has one page. */
export interface TextPage {
  /** From 1. */
  number: number;
  text: string;
  /** Text that is in the file but not to be seen, for example white on white; not part of `text`. */
  hidden?: string;
  /** Set if the page was not read, apart from lines in other fonts: it is a picture, or its fonts do not say which letters they have. */
  unread?: 'picture' | 'font';
}

/** The text of one file. */
export interface TextFile {
  id: string;
  /** The name of the file. */
  name: string;
  role: TextRole;
  /** The person who handed it in, as the report shows it; the name of the file if unknown. */
  owner: string;
  /** The student who handed it in, if known: two files of one student are not compared with each other. */
  person?: string;
  pages: readonly TextPage[];
}

/** The reasons why a file has no text to compare. */
export type ReadProblem =
  | 'scanned'
  | 'unreadable'
  | 'encrypted'
  | 'damaged'
  | 'too-many-pages'
  | 'too-large'
  | 'packed'
  | 'too-much'
  | 'too-slow'
  | 'no-text'
  | 'empty'
  | 'other-document'
  | 'embedded'
  | 'wrong-name'
  | 'wrong-type';

/** A place in a file: words from `start` to before `end`, counted over all pages. */
export interface WordRange {
  start: number;
  end: number;
}

/** The reasons why words are not compared. */
export type LeftOutReason =
  'template' | 'quotation' | 'bibliography' | 'contents' | 'assignment' | 'shared';

/** Words that are not compared, and why. */
export interface LeftOut extends WordRange {
  reason: LeftOutReason;
  /** The number of texts that have them, if many do. */
  texts?: number;
  /** Such words in several texts are one passage if this number is the same. */
  passage?: number;
}

/** A passage that two files share: the same words in both. */
export interface Passage {
  first: WordRange;
  second: WordRange;
}

/** Two files that share passages. */
export interface ComparedPair {
  /** Ids of files; the second is a source if one of them is. */
  first: string;
  second: string;
  passages: readonly Passage[];
  /** The number of all passages, if only the longest are listed. */
  passagesInAll?: number;
  /** Shared words of each file, and the compared words of each. */
  shared: { first: number; second: number };
  compared: { first: number; second: number };
}

/** Something unusual in a file. An observation, never a verdict. */
export interface FileNote {
  file: string;
  kind:
    | 'unread-picture'
    | 'unread-font'
    | 'little-compared'
    | 'look-alike-letters'
    | 'zero-width'
    | 'hidden-text';
  /** The number of words or pages. */
  count: number;
  /** The first places, as text, or the pages. */
  examples: readonly string[];
}

/** The result of a comparison. */
export interface Comparison {
  pairs: readonly ComparedPair[];
  leftOut: Readonly<Record<string, readonly LeftOut[]>>;
  notes: readonly FileNote[];
  /** The number of words of each file. */
  words: Readonly<Record<string, number>>;
}
