import { readLook, watchLook } from '@/components/charts/look';

describe('The look of a chart', () => {
  it('leaves no trace where it was read, and moves for 800 ms', () => {
    const look = readLook(document.body);
    expect(document.body).toBeEmptyDOMElement();
    expect(look.duration).toBe(800);
    expect(Object.keys(look.colors)).toContain('purple');
  });

  it('does not move where motion is not wanted', () => {
    const wish = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('reduce') }) as MediaQueryList);
    expect(readLook(document.body).duration).toBe(0);
    wish.mockRestore();
  });

  it('follows the theme until it is told to stop', async () => {
    const changed = jest.fn();
    const stop = watchLook(changed);
    document.documentElement.dataset['theme'] = 'dark';
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    document.documentElement.dataset['theme'] = 'light';
    await Promise.resolve();
    expect(changed).toHaveBeenCalledTimes(1);
    delete document.documentElement.dataset['theme'];
  });
});
