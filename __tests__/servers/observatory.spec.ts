import { expect, test } from '@playwright/test';
import { routes } from '@/lib/site/routes';
import { ask } from './ask';
import { judge } from './observatory';
import { servers } from './servers';

for (const { title, origin, plainOrigin, basePath } of servers('open'))
  test(`the Observatory gives ${title} an A+ for every page`, async () => {
    for (const route of Object.values(routes)) {
      const path = basePath + route;
      const page = await ask(origin, path);
      const preflight = await ask(origin, path, {
        method: 'OPTIONS',
        headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET' },
      });
      const overHttp = await ask(plainOrigin, path);
      const address = { https: origin + path, http: plainOrigin + path };
      const { grade, score, findings } = await judge(page, preflight, overHttp, address);
      console.log(`${title}, ${route}: ${grade}, ${score} points`);
      expect(findings.filter(({ points }) => points < 0)).toEqual([]);
      expect(score).toBeGreaterThanOrEqual(115);
      expect(grade).toBe('A+');
    }
  });
