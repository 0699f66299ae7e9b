import type { TextFile } from './text';

/** The question of the invented class. */
export const inventedAssignment = 'Explain why a stack is used when a program calls functions.';

/** The text that two students of the invented class share. */
const inner =
  'The function calls itself with the number reduced by one, and multiplies the two values only after the inner call has returned, so that the smallest frame is finished first.';

/** The same with Cyrillic letters in place of Latin ones that look like them. */
const disguisedInner = inner.replace('so that', 'sо thаt');

/** The text that three students of the invented class share. */
const tooLarge =
  'If the stack becomes larger than the memory that the operating system has reserved for it, the program is ended with an error.';

/** A quotation with its source, and the source in a list: both are left out of a comparison. */
const quotation =
  '“A stack is a promise to finish the newest duty before the oldest, and a program that breaks this promise no longer knows where it came from” (Iyer 2019, p. 41).';
const references = 'References\nIyer, M. (2019). Programs that call themselves. Invented Press.';

/** The name and the pages of each student. */
const students: readonly (readonly [name: string, ...pages: string[]])[] = [
  [
    'Asha',
    'A program that calls a function has to come back to the line after the call, and it can only do so if that line is written down somewhere. I think of a bookmark that I leave in one book before I open the next: the bookmarks pile up in the order in which the books were opened.',
    `${inner}\nWhen I ran it with five, the debugger listed six frames, and the newest was always printed first.`,
  ],
  [
    'Bilal',
    'Functions may call each other to any depth, so one fixed place for the return address is not enough: the second call would overwrite what the first still needs. A pile solves this, because whatever was put on it last is taken off first.',
    `Our teacher drew it as plates in a canteen. ${disguisedInner}\nOn paper I got twenty-four for the number four.`,
  ],
  [
    'Chitra',
    'Each activation of a function owns its parameters and its local variables. Nobody needs them after the return, so a block of memory on top of all other blocks is the cheapest choice: taking it away moves a single pointer.',
    `${tooLarge}\nOn my laptop the limit came after about eleven thousand calls.`,
  ],
  [
    'Dev',
    `${inventedAssignment}\nThe question is easier the other way round: what would go wrong without one? With a queue, the machine would return to the oldest caller, although the newest is still at work. ${quotation}`,
    `A list that can be read at any position would also do, but nothing would protect the order.\n${references}`,
  ],
  [
    'Esther',
    `Nested calls end in the opposite order of their beginning. ${quotation} This is how an interrupt is handled too, when a key is pressed while a file is being copied.`,
    `${tooLarge}\nI found the size of mine with a short command: eight megabytes.\n${references}`,
  ],
  [
    'Farid',
    'Two variables with the same name can exist at once if the function that declares them is running twice. Each pair lives in a frame of its own, and the processor only remembers where the newest frame begins.',
    `My first attempt never stopped. ${tooLarge}\nAfter that I counted the depth in a variable and gave up at one thousand.`,
  ],
];

/** The texts of a small invented class: two students share one passage, and three another. */
export function inventedClass(): TextFile[] {
  return students.map(([owner, ...pages], index) => ({
    id: `invented-${index + 1}`,
    name: `invented-${index + 1}.txt`,
    role: 'work',
    owner,
    pages: pages.map((text, page) => ({ number: page + 1, text })),
  }));
}
