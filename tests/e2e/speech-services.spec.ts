import { expect } from '@playwright/test';
import { LEFT_TO_ALL } from '../support/left-to-all.ts';
import { startElevenLabs } from '../../api/src/test-support/local-http-speech.ts';
import type { LocalSpeech } from '../../api/src/test-support/local-speech.ts';
import { expectToast, playAloud, typeLabel } from '../support/app-page.ts';
import { test as base } from '../support/fixtures.ts';
import { startServer } from '../support/server.ts';

/** A server whose voices are those of a local ElevenLabs. */
const test = base.extend<{ elevenLabs: LocalSpeech }>({
  elevenLabs: async ({}, provide) => {
    const service = await startElevenLabs();
    await provide(service);
    await service.stop();
  },
  baseURL: async ({ elevenLabs }, provide) => {
    const server = await startServer(elevenLabs.env);
    await provide(server.url);
    await server.stop();
  },
});

test(
  'where ElevenLabs speaks, the app asks its route, with the voices of the roles',
  LEFT_TO_ALL,
  async ({ page, elevenLabs }) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.url().includes('speech')) asked.add(new URL(request.url()).pathname);
    });
    const configured = page.waitForResponse('**/api/config');
    await page.goto('/');
    await configured;
    await typeLabel(page);
    await page.getByRole('button', { name: 'Mini podcast' }).click();
    await playAloud(page);
    await expect
      .poll(() => new Set(elevenLabs.heard.map(({ voice }) => voice)))
      .toEqual(new Set(['EXAVITQu4vr4xnSDxMaL', 'nPczCjzI2devNBz1zQrb']));
    expect([...asked]).toEqual(['/api/elevenlabs-speech']);
  },
);

test(
  'its refusal is logged in its own words; the visitor reads that the sound failed',
  LEFT_TO_ALL,
  async ({ page, elevenLabs }) => {
    elevenLabs.behave('rate-limited');
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const configured = page.waitForResponse('**/api/config');
    await page.goto('/');
    await configured;
    await typeLabel(page);
    await page.getByRole('button', { name: 'Sound bite' }).click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expectToast(page, 'Error', 'Failed to play audio description');
    await expect
      .poll(() => logged.join('\n'))
      .toContain('ElevenLabs rate limit exceeded. Please try again later.');
    await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  },
);
