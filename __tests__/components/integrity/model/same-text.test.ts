import { compareTexts } from '@/components/integrity/model/compare-texts';
import type { TextFile, TextRole } from '@/components/integrity/model/text';

const file = (id: string, text: string, role: TextRole = 'work'): TextFile => ({
  ...{ id, name: `${id}.txt`, role, owner: id, pages: [{ number: 1, text }] },
});
const pairsOf = async (...files: readonly TextFile[]) => compareTexts(files).pairs;

/** Answers to nine tasks of a first course, from 20 to 70 words. */
const programs: Readonly<Record<string, string>> = {
  factorial: `int factorial(int n) {
  int result = 1;
  for (int i = 2; i <= n; i++)
    result = result * i;
  return result;
}
int main() {
  printf("%d", factorial(5));
  return 0;
}`,
  swap: `void swap(int *a, int *b) {
  int t = *a;
  *a = *b;
  *b = t;
}
int main() {
  int x = 3, y = 4;
  swap(&x, &y);
  printf("%d %d", x, y);
}`,
  fibonacci: `def fib(n):
    a, b = 0, 1
    for _ in range(n):
        a, b = b, a + b
    return a

print([fib(i) for i in range(10)])`,
  prime: `def is_prime(n):
    if n < 2:
        return False
    i = 2
    while i * i <= n:
        if n % i == 0:
            return False
        i += 1
    return True
print(is_prime(97))`,
  palindrome: `public class Palindrome {
  public static void main(String[] args) {
    String s = "level";
    String r = new StringBuilder(s).reverse().toString();
    System.out.println(s.equals(r));
  }
}`,
  search: `int search(int a[], int n, int key) {
  int low = 0, high = n - 1;
  while (low <= high) {
    int mid = (low + high) / 2;
    if (a[mid] == key) return mid;
    if (a[mid] < key) low = mid + 1;
    else high = mid - 1;
  }
  return -1;
}`,
  bubble: `def bubble(xs):
    for i in range(len(xs)):
        for j in range(len(xs) - i - 1):
            if xs[j] > xs[j + 1]:
                xs[j], xs[j + 1] = xs[j + 1], xs[j]
    return xs`,
  query: `SELECT name, COUNT(*) AS n
FROM student JOIN mark ON student.id = mark.student
WHERE mark.value > 40
GROUP BY name
ORDER BY n DESC;`,
  stack: `class Stack:
    def __init__(self):
        self.items = []
    def push(self, x):
        self.items.append(x)
    def pop(self):
        return self.items.pop()`,
};

/** The same tasks, answered by somebody else. */
const others: Readonly<Record<string, string>> = {
  factorial: `#include <stdio.h>
long fact(long k) { return k <= 1 ? 1 : k * fact(k - 1); }
int main(void) {
  long value = fact(6);
  printf("6! is %ld\\n", value);
}`,
  prime: `from math import isqrt
def prime(number):
    return number > 1 and all(number % d for d in range(2, isqrt(number) + 1))
for candidate in range(2, 50):
    if prime(candidate): print(candidate)`,
  search: `public static int find(int[] list, int wanted) {
  int from = 0;
  int to = list.length;
  while (from < to) {
    int half = from + (to - from) / 2;
    if (list[half] >= wanted) to = half; else from = half + 1;
  }
  return from < list.length && list[from] == wanted ? from : -1;
}`,
};

test.each(Object.entries(programs))('A copy of the program %s is named', async (_, program) => {
  const [pair, ...more] = await pairsOf(file('asha', program), file('bilal', program));
  expect(more).toEqual([]);
  expect(pair?.shared).toEqual(pair?.compared);
});

test.each(Object.entries(programs))(
  'A copy of the program %s with another name is named',
  async (_, program) => {
    const named = (name: string) => file(name, `// ${name}, roll number\n${program}`);
    expect(await pairsOf(named('asha'), named('bilal'))).toHaveLength(1);
  },
);

test('Programs that two people wrote for one task are not named', async () => {
  const files = [
    ...Object.entries(programs).map(([task, text]) => file(task, text)),
    ...Object.entries(others).map(([task, text]) => file(`other ${task}`, text)),
  ];
  expect(await pairsOf(...files)).toEqual([]);
});

test.each([
  ['two words', 'No idea.'],
  ['one quotation', '“To be, or not to be, that is the question” (Shakespeare, 1603, p. 64).'],
  ['a list of sources', 'References\nKnuth, D. (1968). The art of computer programming. Wesley.'],
])('Files of %s are named if they are the same', async (_, text) => {
  expect(await pairsOf(file('asha', text), file('bilal', text))).toMatchObject([
    { first: 'asha', second: 'bilal' },
  ]);
  expect(await pairsOf(file('book', text, 'source'), file('asha', text))).toMatchObject([
    { first: 'asha', second: 'book' },
  ]);
});

test('Copies of a program in long files of data are named once', async () => {
  const text = Array.from({ length: 500 }, (_, index) => `${index}, ${index * index}`).join('\n');
  expect(await pairsOf(file('asha', text), file('bilal', text))).toHaveLength(1);
});

test('Two files of one student are no pair, alike or the same; with those of another student they are', async () => {
  const text = programs['factorial']!;
  const longer = `${text}\nreturn the sum of all the others`;
  const by = (person: string, id: string, content: string) => ({ ...file(id, content), person });
  expect(await pairsOf(by('anu', 'a', text), by('anu', 'b', text), by('anu', 'c', longer))).toEqual(
    [],
  );
  const pairs = await pairsOf(by('anu', 'a', text), by('anu', 'b', text), by('ravi', 'c', text));
  expect(pairs.map(({ first, second }) => `${first} ${second}`).sort()).toEqual(['a c', 'b c']);
});
