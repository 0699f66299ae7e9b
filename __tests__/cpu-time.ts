/** Milliseconds for which this process has computed. The other processes of a busy computer do not count. */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
