import { expect } from '@playwright/test';
import { expectToast, typeLabel } from '../support/app-page.ts';
import { test } from '../support/fixtures.ts';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { startServer } from '../support/server.ts';

test(
  'a server that is asked too often says so in the panel, and the phone tells of the work all the same',
  LEFT_TO_ALL,
  async ({ page }) => {
    const server = await startServer({ CLIENT_REQUESTS_PER_MINUTE: '1' });
    const post = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"text":"A label"}',
    };
    expect((await fetch(`${server.url}/api/artwork-description`, post)).status).toBe(200);

    await page.goto(server.url);
    await typeLabel(page);
    await page.getByRole('button', { name: 'Sound bite' }).click();
    await expectToast(page, 'Error', 'Error: 429');
    await expect(
      page.getByText('Many visitors are using this connection just now. Please try again in a moment.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^(Play|Pause)$/ })).toBeVisible();
    await server.stop();
  },
);
