import { writeFile } from 'node:fs/promises';
import { launchBrowser } from '../pages/browser-window.ts';

/** A picture with its width on the sheet, in pixels, and the text below it. */
export interface Picture {
  readonly png: Buffer;
  readonly width: number;
  readonly caption: string;
}

const style = `
  body { margin: 8px; background: #777; font: 12px sans-serif; color: #fff }
  div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 8px }
  figure { margin: 0 }
  img { display: block; width: 100% }
`;

/** Writes one PNG with all pictures, in rows of at most `width` pixels. */
export async function writeSheet(
  file: string,
  rows: readonly (readonly Picture[])[],
  width: number,
): Promise<void> {
  const browser = await launchBrowser('chromium');
  try {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const figures = rows.map((row) =>
      row.map((picture) => {
        const source = `data:image/png;base64,${picture.png.toString('base64')}`;
        return `<figure style="width:${picture.width}px"><img src="${source}">${picture.caption}</figure>`;
      }),
    );
    const body = figures.map((row) => `<div>${row.join('')}</div>`).join('');
    await page.setContent(`<style>${style}</style>${body}`);
    await writeFile(file, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}
