import { expect, type Page } from '@playwright/test';
import { BAD_FILES } from '../label-corpus/bad-files.ts';
import { expectLabelRead, givePhoto, turnOn } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { labelPhoto } from '../support/label-photos.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';

// With all that moves, as most phones have it.
test.use({ contextOptions: {}, reader: 'kept' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Crop Image' });
const selection = (page: Page) => dialog(page).getByRole('group', { name: /^Selection/ });
const cropKey = (page: Page) => dialog(page).getByRole('button', { name: 'Crop & Continue' });

/** The selection in percent of the photo, as drawn. */
async function selected(page: Page): Promise<{ x: number; y: number; width: number; height: number }> {
  const photo = await dialog(page).getByRole('img', { name: 'The whole photo' }).boundingBox();
  const box = await selection(page).boundingBox();
  if (!photo || !box) throw new Error('there is no selection');
  const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
  return {
    x: percent(box.x - photo.x, photo.width),
    y: percent(box.y - photo.y, photo.height),
    width: percent(box.width, photo.width),
    height: percent(box.height, photo.height),
  };
}

/** Notes what every canvas is asked to write as a data URL. */
async function watchDataUrls(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const written: unknown[] = [];
    Reflect.set(window, 'written', written);
    const original: unknown = Reflect.get(HTMLCanvasElement.prototype, 'toDataURL');
    if (typeof original !== 'function') throw new Error('there is no toDataURL');
    HTMLCanvasElement.prototype.toDataURL = function (type?: string, quality?: number) {
      const url = String(Reflect.apply(original, this, [type, quality]));
      written.push({ width: this.width, height: this.height, quality, start: url.slice(0, 23) });
      return url;
    };
  });
  return () => page.evaluate(() => Reflect.get(window, 'written'));
}

async function openDialog(page: Page, photo: string): Promise<void> {
  await page.goto('/');
  await turnOn(page, 'Enable image cropping');
  await givePhoto(page, photo);
  await expect(selection(page)).toBeVisible();
  // The dialog rises as it opens.
  await dialog(page).evaluate((element) =>
    Promise.all(element.getAnimations().map(({ finished }) => finished)),
  );
}

test('a photo is cropped to 80 % by 80 % at its own resolution, as JPEG of quality 0.95, and read', async ({
  page,
}) => {
  const written = await watchDataUrls(page);
  await openDialog(page, (await labelPhoto('twelve-megapixels')).path);
  await expect(dialog(page).getByRole('heading', { name: 'Crop Image' })).toBeVisible();
  expect(await selected(page)).toEqual({ x: 10, y: 10, width: 80, height: 80 });
  await cropKey(page).click();
  await expect(dialog(page)).toBeHidden();
  await expectLabelRead(page);
  expect(await written()).toEqual([
    { width: 3226, height: 2420, quality: 0.95, start: 'data:image/jpeg;base64,' },
  ]);
});

test('a photo that lies on its side by its EXIF tag is shown and cropped upright', async ({ page }) => {
  const written = await watchDataUrls(page);
  await openDialog(page, (await labelPhoto('turned-exif-6')).path);
  const photo = await dialog(page).getByRole('img', { name: 'The whole photo' }).boundingBox();
  expect(photo && photo.width > photo.height).toBe(true);
  await cropKey(page).click();
  await expectLabelRead(page);
  expect(await written()).toMatchObject([{ width: 1280, height: 960 }]);
});

test('arrow keys nudge the selection by 1, with Shift by 10, with Control by 100 pixels', async ({
  page,
}) => {
  await openDialog(page, (await labelPhoto('clean')).path);
  await expect(selection(page)).toBeFocused();
  const start = await selection(page).boundingBox();
  const moved = async (key: string) => {
    await page.keyboard.press(key);
    const box = await selection(page).boundingBox();
    return [(box?.x ?? 0) - (start?.x ?? 0), (box?.y ?? 0) - (start?.y ?? 0)].map(Math.round);
  };
  expect(await moved('ArrowRight')).toEqual([1, 0]);
  expect(await moved('Shift+ArrowDown')).toEqual([1, 10]);
  expect(await moved('ArrowUp')).toEqual([1, 9]);
  expect(await moved('Shift+ArrowLeft')).toEqual([-9, 9]);
  // 100 pixels reach beyond the photo, where the selection stops.
  await page.keyboard.press('Control+ArrowLeft');
  expect((await selected(page)).x).toBe(0);
});

test(
  'the corners resize it by keyboard, and nothing selected cannot be cropped',
  LEFT_TO_ALL,
  async ({ page }) => {
    await openDialog(page, (await labelPhoto('clean')).path);
    const before = await selected(page);
    await dialog(page).getByRole('button', { name: 'Right edge' }).focus();
    await page.keyboard.press('Shift+ArrowLeft');
    expect((await selected(page)).width).toBeLessThan(before.width);
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Control+ArrowLeft');
    await expect(cropKey(page)).toBeDisabled();
    await page.keyboard.press('Control+ArrowRight');
    await expect(cropKey(page)).toBeEnabled();
  },
);

test('the mouse draws a new selection; a mere click selects nothing', async ({ page }) => {
  await openDialog(page, (await labelPhoto('clean')).path);
  const photo = await dialog(page).getByRole('img', { name: 'The whole photo' }).boundingBox();
  if (!photo) throw new Error('no photo');
  const corner = { x: photo.x + photo.width * 0.03, y: photo.y + photo.height * 0.03 };
  await page.mouse.click(corner.x, corner.y);
  await expect(cropKey(page)).toBeDisabled();
  await page.mouse.move(corner.x, corner.y);
  await page.mouse.down();
  await page.mouse.move(photo.x + photo.width / 2, photo.y + photo.height / 2);
  await page.mouse.up();
  await expect(cropKey(page)).toBeEnabled();
  expect((await selected(page)).width).toBeCloseTo(47, -1);
});

test('a finger drags a corner, on a target of 44 px', async ({ page }) => {
  await openDialog(page, (await labelPhoto('clean')).path);
  const corner = await dialog(page).getByRole('button', { name: 'Bottom right corner' }).boundingBox();
  if (!corner) throw new Error('no corner');
  expect([corner.width, corner.height]).toEqual([44, 44]);
  const before = await selected(page);
  const touch = await page.context().newCDPSession(page);
  const at = (by: number) => ({ x: corner.x + 8 - by, y: corner.y + 8 - by });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at(0)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(60)] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(async () => (await selected(page)).width).toBeLessThan(before.width);
  expect((await selected(page)).height).toBeLessThan(before.height);
});

test('Cancel and Escape return to no image and give the focus back', async ({ page }) => {
  const { path } = await labelPhoto('clean');
  await page.goto('/');
  await turnOn(page, 'Enable image cropping');
  const cancels = [
    () => dialog(page).getByRole('button', { name: 'Cancel' }).click(),
    () => page.keyboard.press('Escape'),
  ];
  for (const cancel of cancels) {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'New label' }).click();
    await (await chooser).setFiles(path);
    await expect(selection(page)).toBeVisible();
    await cancel();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText('Scan the label, not the artwork!')).toBeVisible();
    await expect(page.getByRole('img', { name: 'Captured artwork label' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'New label' })).toBeFocused();
  }
});

test('a file that cannot be opened gives the error of a reading instead of an empty dialog', async ({
  page,
}) => {
  const [file] = BAD_FILES;
  if (!file) throw new Error('there is no bad file');
  await page.goto('/');
  await turnOn(page, 'Enable image cropping');
  await givePhoto(page, { name: file.name, mimeType: file.mimeType, buffer: Buffer.from(file.bytes()) });
  await expect(page.locator('main').getByText('Error', { exact: true })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test('cropping is not fetched before it is turned on', LEFT_TO_ALL, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(scripts.filter((url) => url.includes('crop'))).toEqual([]);
  await page.getByRole('switch', { name: 'Enable image cropping' }).check();
  await expect.poll(() => scripts.filter((url) => url.includes('crop-dialog')).length).toBeGreaterThan(0);
});
