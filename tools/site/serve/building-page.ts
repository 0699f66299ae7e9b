/** The page of a site that is built for the first time; it reloads itself until the site is there. */
export const buildingPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="2">
<title>The site is being built</title>
<style>body { font: 1.1rem/1.5 system-ui, sans-serif; margin: 15vh auto; max-width: 34rem; padding: 0 1rem; color-scheme: light dark; }</style>
</head>
<body>
<h1>The site is being built</h1>
<p>The first build takes a few minutes. This page opens the site when it is ready; the terminal shows the progress.</p>
</body>
</html>
`;
