import { routes } from '@/lib/site/routes';
import { violations } from '../support/axe';
import { countStored } from '../support/count-stored';
import { expectClosed, saveFile, visit } from '../support/steps';
import { toast } from '../support/toast';
import { expect, test } from '../support/watched';

test(
  'a cancelled class reaches a student on another device as a file',
  { tag: '@slow' },
  async ({ page: faculty, browser, baseURL }) => {
    await faculty.clock.setFixedTime(new Date('2026-11-23T08:00:00+05:30'));
    await visit(faculty, routes.facultyDashboard);
    await faculty
      .getByRole('region', { name: 'Periods of the day' })
      .getByRole('button', { name: /^Cancel Class/ })
      .first()
      .press('Enter');
    const cancel = faculty.getByRole('dialog', { name: 'Cancel Class' });
    await cancel.getByRole('textbox', { name: 'Reason' }).fill('The hall is closed.');
    await cancel.getByRole('button', { name: 'Cancel Class' }).click();
    await expect.poll(() => countStored(faculty, 'cancellations')).toBe(1);

    await visit(faculty, routes.facultyClassroom);
    await faculty.getByRole('button', { name: 'Export changes' }).press('Enter');
    const sender = faculty.getByRole('dialog', { name: 'Export changes' });
    await expect(sender.getByRole('checkbox')).toHaveCount(1);
    expect(await violations(faculty)).toEqual([]);
    const path = await saveFile(
      faculty,
      sender.getByRole('button', { name: 'Save file of changes' }),
    );

    const student = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await visit(student, routes.subjects);
    await student.getByRole('button', { name: 'Import changes' }).press('Enter');
    const receiver = student.getByRole('dialog', { name: 'Import changes' });
    await receiver.getByLabel('Files of changed classes').setInputFiles(path);
    await expect(receiver).toContainText('The hall is closed.');
    expect(await violations(student)).toEqual([]);
    await receiver.getByRole('button', { name: 'Import 1 change' }).press('Enter');
    await expectClosed(receiver);
    await expect(toast(student, /^Saved on this device: 1 change imported/)).toBeVisible();
    expect(await countStored(student, 'cancellations')).toBe(1);
  },
);
