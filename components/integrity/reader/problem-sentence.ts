import type { ReadProblem } from '../model/text';
import { readerLimit } from './limit';

const sentences: Readonly<Record<ReadProblem, string>> = {
  scanned:
    'is made of pictures of pages, without text. Ask for the file that the scan was made from.',
  unreadable:
    'has fonts that do not say which letters they show. Ask for the file that the PDF was made from, or for plain text.',
  encrypted: 'needs a password. Ask for a copy without one.',
  damaged: 'is damaged. Ask for another copy.',
  'too-many-pages': `has more than ${readerLimit.pages} pages. Split it and add the parts.`,
  'too-large': `is larger than ${readerLimit.fileSize / 1_000_000} MB or has more than ${readerLimit.characters / 1_000_000} million characters. Split it and add the parts.`,
  packed: 'is packed so that it needs too much memory, as harmful files are. Ask for another copy.',
  'too-much': 'is left out, because all texts together are too long. Compare fewer at once.',
  'too-slow': 'takes too long to read. Save it as PDF again, or as plain text.',
  'no-text': 'has no text. Check that it is the right file.',
  embedded:
    'holds other documents, which are not read. Ask for each as its own file, or for one PDF of all pages.',
  empty: 'is empty. Ask for another copy.',
  'other-document': 'is a document of another program. Save it as PDF or .docx.',
  'wrong-name':
    'is not what its name says. Open it in the program that it was written with and save it as PDF.',
  'wrong-type':
    'is not a PDF, a Word document (.docx), a program or a text file. Ask for one of these.',
};

/** Returns why a file cannot be read and what to do, as a sentence that starts with its name. */
export function problemSentence(name: string, problem: ReadProblem): string {
  return `${name} ${sentences[problem]}`;
}
