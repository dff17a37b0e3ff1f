import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { build, type Plugin, type Rolldown } from 'vite';

const EARLY = `${import.meta.dirname}/../src/app/first-screen/early.ts`;
const DRAW = `${import.meta.dirname}/draw-first-screen.ts`;
/** What loads a part of the app. */
const PART = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
const LARGEST_MARKUP = 1_000_000;

/** The script that runs in the page before anything is drawn, as one line. */
async function earlyScript(target: string | string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, target, rolldownOptions: { input: EARLY, output: { format: 'iife' } } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('nothing was built');
  return result.output[0].code.trim();
}

async function drawnScreen(): Promise<string> {
  const options = { maxBuffer: LARGEST_MARKUP };
  const { stdout } = await promisify(execFile)(process.execPath, [DRAW], options);
  return stdout;
}

/** The text of the one style sheet, which leaves the build. */
function takeStyles(bundle: Rolldown.OutputBundle): string {
  const sheets = Object.values(bundle).filter(({ fileName }) => fileName.endsWith('.css'));
  const [sheet] = sheets;
  if (sheet?.type !== 'asset' || sheets.length > 1) throw new Error('there is not one style sheet');
  delete bundle[sheet.fileName];
  return sheet.source.toString().trim();
}

/** Puts this in place of what is there once. @throws where it is not */
function replaced(html: string, what: RegExp | string, by: string): string {
  const found = html.replace(what, () => by);
  if (found === html) throw new Error(`index.html has no ${what}`);
  return found;
}

/**
 * The first screen stands in `index.html`, with all styles: it is shown as soon as the page is here, whatever the
 * scripts take (docs/behaviour.md#first-screen). The server allows what stands in the page by its hash.
 */
export function firstScreen(target: string | string[]): Plugin {
  return {
    name: 'first-screen',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('the page comes before its styles');
        const [script, screen] = await Promise.all([earlyScript(target), drawnScreen()]);
        const inPage = `<style>${takeStyles(bundle)}</style>\n    <script>${script}</script>`;
        // The first paint needs none of them: early.ts takes them out of the template behind it.
        const parts = html.match(PART) ?? [];
        const drawn = replaced(
          replaced(html.replaceAll(PART, ''), /<link rel="stylesheet"[^>]*>/, inPage),
          '<div id="root"></div>',
          `<div id="root">${screen}</div>`,
        );
        return replaced(drawn, '</body>', `<template id="parts">${parts.join('')}</template>\n  </body>`);
      },
    },
  };
}
