import { listFiles, pageLists } from '@/lib/list/list-file';
import {
  loadStateOf,
  fetchFullList,
  toPageList,
  subscribeToLoads,
  maxInPage,
} from '@/lib/list/long-list';

const numbers = (length: number) => Array.from({ length }, (_, index) => index);
const answers = (body: unknown, ok = true) =>
  Promise.resolve(Response.json(body, { status: ok ? 200 : 404 }));
const network = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  network.mockReset();
  globalThis.fetch = network as unknown as typeof fetch;
});

describe('the list in a page', () => {
  test('is complete if it is short', () => {
    const list = numbers(maxInPage);
    expect(toPageList(list, '/Subjects/subjects.json')).toBe(list);
  });

  test('is the start of a long list, with its length and the URL of the rest', () => {
    expect(toPageList(numbers(maxInPage + 1), '/Subjects/subjects.json')).toEqual({
      items: numbers(maxInPage),
      total: maxInPage + 1,
      file: '/Subjects/subjects.json',
    });
  });

  test('can be another part of a list that is long by another measure', () => {
    const list = toPageList(['a', 'b'], '/Dashboard/months.json', { size: 1000, first: ['b'] });
    expect(list).toEqual({ items: ['b'], total: 2, file: '/Dashboard/months.json' });
  });

  test('has a file next to the page, with every entry', async () => {
    const lists = { chats: numbers(1000), keys: [7] };
    const listProps = pageLists('/Chats/', lists);
    expect(listProps.keys).toEqual([7]);
    expect(listProps.chats).toMatchObject({ total: 1000, file: '/Chats/chats.json' });
    const { params, answer } = listFiles({ Chats: lists });
    expect(params()).toEqual([
      { page: 'Chats', list: 'chats.json' },
      { page: 'Chats', list: 'keys.json' },
    ]);
    const request = new Request('https://college.example/Chats/chats.json');
    const file = await answer(request, {
      params: Promise.resolve({ page: 'Chats', list: 'chats.json' }),
    });
    expect(await file.json()).toHaveLength(1000);
  });
});

describe('the rest of a long list', () => {
  test('is fetched once for all callers, and every listener is notified', async () => {
    network.mockReturnValue(answers([1, 2]));
    const heard = jest.fn();
    const leave = subscribeToLoads(heard);
    const both = [fetchFullList('/a/once.json'), fetchFullList('/a/once.json')];
    expect(loadStateOf('/a/once.json').state).toBe('loading');
    expect(await Promise.all(both)).toEqual([
      [1, 2],
      [1, 2],
    ]);
    leave();
    expect(network).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(2);
    expect(loadStateOf('/a/once.json')).toEqual({ state: 'whole', whole: [1, 2] });
  });

  test.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['no such file', () => answers({}, false)],
    ['something that is not a list', () => answers({ items: [] })],
  ])('can be fetched again after %s', async (name, problem) => {
    const file = `/a/${name}.json` as const;
    network.mockImplementationOnce(problem).mockReturnValueOnce(answers([3]));
    await expect(fetchFullList(file)).rejects.toThrow();
    expect(loadStateOf(file)).toEqual({ state: 'failed', whole: null });
    expect(await fetchFullList(file)).toEqual([3]);
    expect(loadStateOf(file).state).toBe('whole');
  });
});
