import type { TextFile } from '../text';

/** The question of the invented class. */
export const inventedAssignment = 'Explain why a stack is used when a program calls functions.';

/** What the students of the invented class write about; each answer takes one sentence of every row. */
const sentences: readonly (readonly string[])[] = [
  [
    'A running program needs to remember where it has to continue after each call.',
    'Whenever one function calls another, the machine must know the way back.',
    'Calls can be nested to any depth, so the return addresses have to be ordered.',
    'The last function that was entered is always the first one to be left.',
  ],
  [
    'This order is exactly the one in which items leave a stack.',
    'A queue would return to the oldest caller, which would be wrong.',
    'Because calls end in the reverse order of their beginning, last in, first out fits.',
    'Keeping one fixed address per function fails as soon as a function calls itself.',
  ],
  [
    'Each call pushes a frame with the arguments, the local variables and the return address.',
    'A frame holds whatever belongs to one activation of the function.',
    'Parameters and local values live in a block that is created for every call.',
    'Two activations of the same function never share their variables.',
  ],
  [
    'When the function ends, its frame is removed by moving a single pointer.',
    'Returning costs little: the stack pointer goes back by the size of the frame.',
    'Nothing has to be searched when a block is released, only one register changes.',
    'The memory of a finished call is free again without any bookkeeping.',
  ],
  [
    'In my tests a recursion without an end filled eight megabytes and then stopped.',
    'I printed the addresses of local variables and saw them fall with every level.',
    'The debugger of our laboratory shows the frames as a list, newest at the top.',
    'For the factorial of five I counted six frames before the first one returned.',
  ],
];

/** Passages that two students of the invented class share. */
const copied = [
  'In our example the function reads a number, calls itself with the number reduced by one, and multiplies the two values only after the inner call has returned, so that the smallest frame is finished before all the others.',
  'If the stack becomes larger than the memory that the operating system has reserved for it, the program is ended with an error, which is why a loop is often preferred to a very deep recursion.',
] as const;

/** Look-alike letters in one copy: Cyrillic letters in place of Latin ones. */
const disguised = (text: string) => text.replaceAll('so that', 'sо thаt');

const students: readonly { name: string; picks: readonly number[]; copies?: readonly string[] }[] =
  [
    { name: 'Asha (invented)', picks: [0, 1, 2, 3, 0], copies: [copied[0]] },
    { name: 'Bilal (invented)', picks: [1, 2, 3, 0, 1], copies: [disguised(copied[0])] },
    { name: 'Chitra (invented)', picks: [2, 3, 0, 1, 2], copies: [copied[1]] },
    { name: 'Dev (invented)', picks: [3, 0, 1, 2, 3] },
    { name: 'Esther (invented)', picks: [2, 0, 3, 1, 0], copies: [copied[1]] },
    { name: 'Farid (invented)', picks: [0, 3, 1, 2, 2], copies: [copied[1]] },
  ];

/** The texts of a small invented class: two students share one passage, and three another. */
export function inventedClass(): TextFile[] {
  return students.map(({ name, picks, copies = [] }, index) => ({
    id: `invented-${index + 1}`,
    name: `invented-${index + 1}.txt`,
    role: 'work',
    owner: name,
    pages: [
      {
        number: 1,
        text: picks
          .slice(0, 3)
          .map((pick, row) => sentences[row]![pick])
          .join(' '),
      },
      {
        number: 2,
        text: [...copies, ...picks.slice(3).map((pick, row) => sentences[row + 3]![pick])].join(
          ' ',
        ),
      },
    ],
  }));
}
