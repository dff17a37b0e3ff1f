import type { Page } from '@playwright/test';

/** WCAG asks for 24 px; ours is what a thumb needs. */
const TOUCH_PX = 44;

/**
 * Shows the page on a screen of this size with text of this size (`200%`), drawn. Chromium may keep the answer to a
 * container query in `rem` when a script sets the size of the root's text, until the container has another width: the
 * screen is another one for a moment.
 */
export async function showAt(
  page: Page,
  viewport: { width: number; height: number },
  text: string,
): Promise<void> {
  await page.setViewportSize({ ...viewport, width: viewport.width - 1 });
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), text);
  await page.setViewportSize(viewport);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/**
 * Everything that can be pressed and is smaller than 44 by 44 px. A switch is pressed anywhere on its row; a
 * doubted word and a sentence's mark have their room around them in `::after`.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((touch) => {
    const pressed = document.querySelectorAll(
      'button:not(.unsure, .origin), a[href], summary, textarea, label:has(input), [role=slider]',
    );
    return [...pressed].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return [];
      const { width, height } = element.getBoundingClientRect();
      // Half a pixel is a matter of rounding.
      if (width === 0 || (width >= touch - 0.5 && height >= touch - 0.5)) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return [`${name}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  }, TOUCH_PX);
}

/** Text whose lines stand over each other: closer than its letters are high. */
export async function overlappingLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const overlapping: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element?.checkVisibility() || element.closest('.unseen') || text.textContent?.trim() === '')
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const tops = Array.from(range.getClientRects(), ({ top }) => top).toSorted((a, b) => a - b);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const tooClose = tops.some((top, i) => {
        const apart = top - (tops[i - 1] ?? -Infinity);
        return apart > 1 && apart < size;
      });
      if (tooClose) overlapping.push(text.textContent?.slice(0, 40) ?? '');
    }
    return overlapping;
  });
}

/** Text that is cut off, and what reaches beyond the screen's sides. */
export async function lostContent(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // In the font that stands in until its own is there words are wider.
    await document.fonts.ready;
    const lost: string[] = [];
    const dialog = document.querySelector('dialog[open]');
    const within = dialog ?? document.body;
    if (document.documentElement.scrollWidth > innerWidth) lost.push('the page scrolls sideways');
    for (const element of within.querySelectorAll('*')) {
      if (element.closest('.unseen, .ReactCrop, svg, [hidden]') || !element.checkVisibility()) continue;
      const ownText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      );
      if (!ownText && !element.matches('button, a, input')) continue;
      const box = element.getBoundingClientRect();
      const words = element.textContent.slice(0, 40);
      if (box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
        lost.push(`beyond the side: ${words}`);
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1)
        lost.push(`cut: ${words}`);
      const key = element.closest('button');
      if (key && key !== element && box.right > key.getBoundingClientRect().right + 1)
        lost.push(`out of its key: ${words}`);
    }
    return lost;
  });
}
