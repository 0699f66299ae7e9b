/** The id of the element for the suggestion. */
export const nearestRouteId = 'nearest-route';

/**
 * An inline script for the not-found page: it compares the requested address with the site's own and, if one is
 * similar, writes "Did you mean …?" with a link that keeps the query and the hash. Case is ignored; at most a third of
 * the letters may differ, three at most. The link on a card, in which a mail gateway turned the # into %23, opens the
 * login page at once.
 */
export function nearestRouteScript(basePath: string, routes: readonly string[]): string {
  const listed = JSON.stringify([basePath, routes]).replaceAll('<', '\\u003c');
  return `(function (base, routes) {
  function key(path) {
    path = path.normalize('NFKD').replace(/[\\u0300-\\u036f]/g, '').toUpperCase().toLowerCase();
    return path.replace(/(index)?\\.html?$/, '').replace(/\\/+/g, '/').replace(/^\\/|\\/$/g, '');
  }
  function distance(a, b) {
    var row = [], i, j, above, corner;
    for (j = 0; j <= b.length; j++) row[j] = j;
    for (i = 1; i <= a.length; i++) {
      corner = row[0];
      row[0] = i;
      for (j = 1; j <= b.length; j++) {
        above = row[j];
        row[j] = Math.min(above + 1, row[j - 1] + 1, corner + (a[i - 1] === b[j - 1] ? 0 : 1));
        corner = above;
      }
    }
    return row[b.length];
  }
  var path = location.pathname;
  var card = /\\/((?:faculty-)?login)\\/?%(?:25)*23(.+?)\\/?$/i.exec(path);
  if (card) return location.replace(base + '/' + card[1].toLowerCase() + '/#sent=' + card[2]);
  try { path = decodeURI(path); } catch (error) {}
  if (path.toLowerCase().indexOf(base.toLowerCase() + '/') === 0) path = path.slice(base.length);
  var asked = key(path).slice(0, 100), least = 4, nearest;
  routes.forEach(function (route) {
    var known = key(route), far = distance(asked, known);
    if (known && far < least && far <= known.length / 3) { least = far; nearest = route; }
  });
  var place = document.getElementById('${nearestRouteId}');
  if (!nearest || !place) return;
  var link = document.createElement('a');
  link.href = base + nearest + location.search + location.hash;
  link.textContent = nearest;
  place.append('Did you mean ', link, '?');
  place.hidden = false;
}).apply(null, ${listed})`;
}
