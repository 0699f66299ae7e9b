/** @jest-environment jsdom */
import { portalScript } from '@/components/shell/model/portal-script';

function open(address: string, script = portalScript()) {
  history.replaceState(null, '', address);
  window.eval(script);
  return location.pathname + location.search + location.hash;
}

describe('The script that corrects the address', () => {
  afterEach(() => {
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
  });

  it('corrects another spelling, and keeps the query and the hash', () => {
    expect(open('/myprofile/?period=2024-25#x')).toBe('/MyProfile/?period=2024-25#x');
    expect(open('/MYPROFILE/')).toBe('/MyProfile/');
    expect(open('/dashboard/?month=2027-10')).toBe('/Dashboard/?month=2027-10');
  });

  it('keeps the history state and adds no entry', () => {
    history.replaceState({ kept: 1 }, '', '/myprofile/');
    const steps = history.length;
    window.eval(portalScript());
    expect(history.state).toEqual({ kept: 1 });
    expect(history).toHaveLength(steps);
  });

  it('leaves any other address unchanged', () => {
    for (const address of ['/MyProfile/?a=1#b', '/myprofile/print/', '/Dashboard/', '/'])
      expect(open(address)).toBe(address);
  });

  it('removes a script that did not load, and nothing else', () => {
    open('/Dashboard/');
    const [script, picture] = [document.createElement('script'), document.createElement('img')];
    document.body.append(script, picture);
    for (const target of [script, picture, window]) target.dispatchEvent(new Event('error'));
    expect([script, picture].map(({ isConnected }) => isConnected)).toEqual([false, true]);
  });

  it('works under a sub-path', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/portal';
    const script = portalScript();
    expect(open('/portal/myprofile/?a=1', script)).toBe('/portal/MyProfile/?a=1');
    expect(open('/myprofile/', script)).toBe('/myprofile/');
  });

  it('cannot close its script element', () => {
    expect(portalScript()).not.toContain('<');
  });
});
