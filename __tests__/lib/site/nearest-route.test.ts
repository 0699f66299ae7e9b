/** @jest-environment jsdom */
import { nearestRouteId, nearestRouteScript } from '@/lib/site/nearest-route';
import { routes } from '@/lib/site/routes';

/** Runs the page's script at an address, and returns the element that it may fill. */
function suggestAt(
  address: string,
  basePath = '',
  known: readonly string[] = Object.values(routes),
) {
  document.body.innerHTML = `<p id="${nearestRouteId}" hidden></p>`;
  window.history.replaceState(null, '', address);
  const script = document.createElement('script');
  script.textContent = nearestRouteScript(basePath, known);
  document.body.append(script);
  const element = document.getElementById(nearestRouteId) as HTMLElement;
  return { element, link: element.querySelector('a')?.getAttribute('href') };
}

describe('the suggestion on the not-found page', () => {
  test('corrects the case of an address', () => {
    const { element, link } = suggestAt('/dashboard/');
    expect(link).toBe('/Dashboard/');
    expect(element).toHaveTextContent('Did you mean /Dashboard/?');
    expect(element).toBeVisible();
  });

  test.each([
    ['/Dashbord/', '/Dashboard/'],
    ['/DASHBOARD', '/Dashboard/'],
    ['/dashboard/index.html', '/Dashboard/'],
    ['/dashboard.html', '/Dashboard/'],
    ['/chat//', '/Chats/'],
    ['/myprofil', '/MyProfile/'],
    ['/facultydashboard/', '/faculty-dashboard/'],
    ['/faculty_login', '/faculty-login/'],
    ['/log-in/', '/login/'],
    ['/Ｄａｓｈｂｏａｒｄ/', '/Dashboard/'],
    ['/MyProﬁle/', '/MyProfile/'],
    ['/SETTİNGS/', '/Settings/'],
  ])('for %s is %s', (asked, known) => {
    expect(suggestAt(asked).link).toBe(known);
  });

  test('is the nearer of two addresses', () => {
    expect(suggestAt('/abcdefghij', '', ['/abcdefgxyz/', '/abcdefghix/']).link).toBe(
      '/abcdefghix/',
    );
  });

  test.each([
    '/',
    '/x',
    '/pricing/',
    '/student/2025/records/',
    '/%E0%A4%A',
    `/${'a'.repeat(5000)}`,
  ])('is missing if no address is near', (asked) => {
    const { element, link } = suggestAt(asked);
    expect(link).toBeUndefined();
    expect(element).not.toBeVisible();
  });

  test('keeps the query and the hash', () => {
    expect(suggestAt('/dashboard/?status=Pending#activities').link).toBe(
      '/Dashboard/?status=Pending#activities',
    );
  });

  test('keeps the sub-path and compares the rest of the address', () => {
    expect(suggestAt('/portal/dashboard/', '/portal').link).toBe('/portal/Dashboard/');
    expect(suggestAt('/Portal/Subject/', '/portal').link).toBe('/portal/Subjects/');
    expect(suggestAt('/portalx/', '/portal').link).toBeUndefined();
  });

  test('has a script that is safe inside a script element', () => {
    expect(nearestRouteScript('/a', ['/</script>/'])).not.toContain('</script');
  });
});
