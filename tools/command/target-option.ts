/** The options that say where a site is served, in every shell, and the variables of the environment that they set. */
export const targetOptions = { '--base-path=': 'BASE_PATH', '--site-url=': 'SITE_URL' };

for (const [option, variable] of Object.entries(targetOptions)) {
  const given = process.argv.find((one) => one.startsWith(option));
  if (given === undefined) continue;
  process.env[variable] = given.slice(option.length);
  process.argv = process.argv.filter((one) => one !== given);
}
