/** @jest-environment jsdom */
import { portalScript } from '@/components/shell/model/portal-script';

function open(address: string, script = portalScript()) {
  history.replaceState(null, '', address);
  window.eval(script);
  return location.pathname + location.search + location.hash;
}

describe('The line that corrects the address', () => {
  afterEach(() => {
    delete process.env['NEXT_PUBLIC_BASE_PATH'];
  });

  it('gives the second spelling its own address, query and hash kept', () => {
    expect(open('/myprofile/?period=2024-25#x')).toBe('/MyProfile/?period=2024-25#x');
    expect(open('/MYPROFILE/')).toBe('/MyProfile/');
    expect(open('/dashboard/?month=2027-10')).toBe('/Dashboard/?month=2027-10');
  });

  it('keeps what the history holds and adds no step to it', () => {
    history.replaceState({ kept: 1 }, '', '/myprofile/');
    const steps = history.length;
    window.eval(portalScript());
    expect(history.state).toEqual({ kept: 1 });
    expect(history).toHaveLength(steps);
  });

  it('leaves any other address alone', () => {
    for (const address of ['/MyProfile/?a=1#b', '/myprofile/print/', '/Dashboard/', '/'])
      expect(open(address)).toBe(address);
  });

  it('works below a sub-path', () => {
    process.env['NEXT_PUBLIC_BASE_PATH'] = '/portal';
    const script = portalScript();
    expect(open('/portal/myprofile/?a=1', script)).toBe('/portal/MyProfile/?a=1');
    expect(open('/myprofile/', script)).toBe('/myprofile/');
  });

  it('cannot end the script element it stands in', () => {
    expect(portalScript()).not.toContain('<');
  });
});
