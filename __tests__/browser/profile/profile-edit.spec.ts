import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { routes } from '@/lib/site/routes';
import { waitUntilReady } from '@/tools/quality/pictures/page-ready';
import { layoutShift } from '../support/layout-shift';
import { expect, test } from '../support/watched';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const button = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: typeof name === 'string' });
const account = (page: Page) => page.getByRole('button', { name: /^Account/ }).locator('img');

/** A picture whose left half is red and whose right half is blue. */
function twoColourPicture(width: number, height: number) {
  const side = { width: width / 2, height, channels: 3 as const };
  const blue = sharp({ create: { ...side, background: '#0000ff' } }).png();
  return blue
    .toBuffer()
    .then((input) =>
      sharp({ create: { ...side, width, background: '#ff0000' } }).composite([
        { input, left: width / 2, top: 0 },
      ]),
    );
}

const png = async () => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await (await twoColourPicture(1200, 800)).png().toBuffer(),
});

/** A photo as a phone takes it: rotated, with the location in its EXIF block. */
async function phonePhoto() {
  const gps = { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' };
  const picture = (await twoColourPicture(800, 400)).jpeg().withMetadata({ orientation: 6 });
  const buffer = await picture.withExifMerge({ IFD0: { Make: 'Kamera' }, IFD3: gps }).toBuffer();
  return { name: 'phone.jpg', mimeType: 'image/jpeg', buffer };
}

/** The stored photo: its type, its bytes as text, its size and three of its colours. */
const storedPhoto = (page: Page) =>
  page.evaluate(async () => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await ask(indexedDB.open('edify:/'));
    const stores = database.transaction(['profile', 'files']);
    const photo = await ask(stores.objectStore('profile').get('photo'));
    const files = await ask(stores.objectStore('files').getAll());
    database.close();
    const file = files.find(({ id }) => id === photo?.file);
    if (!file) return null;
    const content = new Blob([file.blob], { type: file.type });
    const { width, height } = await createImageBitmap(content);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    context?.drawImage(await createImageBitmap(content), 0, 0);
    const at = (x: number, y: number) => {
      const [red = 0, , blue = 0] =
        context?.getImageData(x * (width - 1), y * (height - 1), 1, 1).data ?? [];
      return red > blue ? 'red' : 'blue';
    };
    const bytes = new TextDecoder('latin1').decode(await content.arrayBuffer());
    const corners = [at(0.1, 0.1), at(0.9, 0.1), at(0.1, 0.9)];
    return { type: content.type, bytes, width, height, corners };
  });

async function changePhoto(page: Page, file: Awaited<ReturnType<typeof png>>) {
  await button(page, 'Change photo').click();
  await page.getByLabel('Picture').setInputFiles(file);
  await expect(page.getByRole('dialog')).toBeHidden();
}

const header = (page: Page) =>
  page.getByRole('main').getByRole('img', { name: 'Aarav Sharma' }).first();
const storedPhotoUrl = /^blob:/;

test.describe('the photo', () => {
  test.beforeEach(({ page }) => page.goto(routes.profile));

  test(
    'changes in the header, the top bar and a second tab, and is stored',
    { tag: '@slow' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto(routes.dashboard);
      await page.bringToFront();
      await changePhoto(page, await png());
      for (const image of [header(page), account(page), account(other)])
        await expect(image).toHaveAttribute('src', storedPhotoUrl);
      await page.reload();
      await expect(header(page)).toHaveAttribute('src', storedPhotoUrl);
      await expect(account(page)).toHaveAttribute('src', storedPhotoUrl);
      await page.goto(routes.facultyDashboard);
      await expect(account(page)).toHaveAttribute('src', /ananya-rao/);
    },
  );

  test('is stored as an upright square of at most 512 px without EXIF data', async ({ page }) => {
    const photo = await phonePhoto();
    expect(photo.buffer.toString('latin1')).toContain('Exif');
    await changePhoto(page, photo);
    const file = await storedPhoto(page);
    expect(file).toMatchObject({ type: 'image/webp', width: 400, height: 400 });
    expect(file?.corners).toEqual(['red', 'red', 'blue']);
    expect(file?.bytes).not.toMatch(/exif|Kamera|GPS/i);
    await changePhoto(page, await png());
    expect(await storedPhoto(page)).toMatchObject({ width: 512, height: 512 });
  });
});

/** Values to enter into a form, by the labels of the fields. */
type Entered = Readonly<Record<string, string>>;

interface ListCase {
  card: string;
  add: string;
  edit: string;
  save: string;
  entered: Entered;
  content: readonly string[];
  empty: string;
}

/** Three lists, each with its texts and a record to add. */
const lists: readonly ListCase[] = [
  {
    card: 'Achievements',
    add: 'Add achievement',
    edit: 'Edit achievements',
    save: 'Add achievement',
    entered: { Name: 'SQL' },
    content: ['JAVA', 'PYTHON', 'JS', 'Figma'],
    empty: 'No Achievements Yet',
  },
  {
    card: 'Project Showcase',
    add: 'Add Project',
    edit: 'Edit projects',
    save: 'Add project',
    entered: { Title: 'Kite Log', Technology: 'Go', 'About (optional)': 'Counts kites.' },
    content: ['Mess Menu Board', 'Campus Bus Finder'],
    empty: 'No Projects Yet',
  },
  {
    card: 'Recent Activities and Internship',
    add: 'Add activity or internship',
    edit: 'Edit activities and internships',
    save: 'Add entry',
    entered: { Title: 'Tutor', Description: 'School of the village', Date: 'Nov 2025' },
    content: ['Front-end Intern', 'Design Club Volunteer', 'Blood Donation Drive'],
    empty: 'No Activities Yet',
  },
];

async function enter(page: Page, values: Entered) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value);
}

/** Titles in a card, in the order shown. */
const titles = (page: Page, card: string, all: readonly string[]) =>
  region(page, card)
    .locator('li:not(dialog li)')
    .allInnerTexts()
    .then((texts) =>
      texts.flatMap((text) => all.filter((title) => text.split('\n').includes(title)).slice(0, 1)),
    );

test.describe('a list of the profile', () => {
  const list = lists[0]!;
  const [first = '', second = ''] = list.content;
  const shown = (page: Page) => expect.poll(() => titles(page, list.card, list.content));

  test.beforeEach(({ page }) => page.goto(routes.profile));

  test('can be edited with the keyboard alone', { tag: '@slow' }, async ({ page }) => {
    await button(page, list.edit).focus();
    await page.keyboard.press('Enter');
    await button(page, `Move ${second} up`).focus();
    await page.keyboard.press('Enter');
    await expect(button(page, `Move ${second} up`)).toBeFocused();
    const moved = `${second} moved to position 1 of ${list.content.length}.`;
    await expect(page.getByRole('dialog').getByRole('status').getByText(moved)).toBeAttached();
    await shown(page).toEqual([second, first, ...list.content.slice(2)]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(button(page, `Move ${second} down`)).toBeFocused();
    await shown(page).toEqual(list.content);

    for (const title of list.content) {
      await button(page, `Remove ${title}`).focus();
      await page.keyboard.press('Enter');
      await expect(button(page, `Remove ${title}`)).toBeHidden();
    }
    await expect(button(page.getByRole('dialog'), list.save)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, `Put back ${list.content.length} removed`)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(list.empty)).toBeVisible();
    await expect(button(page, list.edit)).toBeFocused();
    await page.keyboard.press('Enter');
    await button(page, `Put back ${list.content.length} removed`).press('Enter');
    await shown(page).toEqual(list.content);
  });

  test(
    'shows the picture chosen for a record, and lets the user remove it',
    { tag: '@slow' },
    async ({ page }) => {
      await button(page, list.edit).click();
      await button(page, `Edit ${first}`).click();
      const field = page.getByLabel('Picture (optional)');
      await field.setInputFiles({ ...(await png()), name: 'x.txt', mimeType: 'text/plain' });
      await expect(field).toHaveAccessibleDescription(/x\.txt is not a picture/);
      await field.setInputFiles(await png());
      await button(page, 'Save changes').click();
      await expect(button(page, `Edit ${first}`)).toBeFocused();
      const image = region(page, list.card).locator('li:not(dialog li)').first().locator('img');
      await expect(image).toHaveAttribute('src', storedPhotoUrl);
      const size = await image.evaluate((element: HTMLImageElement) =>
        element.decode().then(() => [element.naturalWidth, element.naturalHeight]),
      );
      expect(size).toEqual(list.card === 'Project Showcase' ? [512, 341] : [512, 512]);
      await button(page, `Edit ${first}`).click();
      await button(page, 'Remove picture').click();
      await button(page, 'Save changes').click();
      await expect(image).toHaveAttribute('src', /\.svg$/);
    },
  );
});

test(
  'the page does not shift when it opens with stored changes',
  { tag: '@slow' },
  async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.goto(routes.profile);
    await changePhoto(page, await png());
    await button(page, 'Dismiss the note').click();
    for (const { add, save, entered } of lists) {
      await button(page, add).click();
      await enter(page, entered);
      await page.getByLabel('Picture (optional)').setInputFiles(await png());
      await expect(button(page, 'Remove picture')).toBeVisible();
      await button(page.getByRole('dialog'), save).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    await page.reload();
    await waitUntilReady(page);
    await expect(page.getByRole('heading', { name: 'Kite Log' })).toBeVisible();
    await expect(header(page)).toHaveAttribute('src', storedPhotoUrl);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sample is shown without inactive buttons', async ({ page }) => {
    await page.goto(routes.profile);
    for (const { card, content } of lists)
      for (const title of content)
        await expect(region(page, card).getByText(title, { exact: true }).first()).toBeVisible();
    const names = /^(?:Change photo|Edit|Add|View Project)/;
    for (const one of await page.getByRole('main').getByRole('button', { name: names }).all())
      await expect(one).toBeHidden();
    expect(await region(page, 'Achievements').getByRole('listitem').count()).toBe(4);
  });
});
