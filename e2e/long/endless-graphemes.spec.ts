import { test } from '../fixtures/demo-world.ts';
import { EndlessTexts, mockTexts } from '../fixtures/endless-texts.ts';
import { signInAs } from '../fixtures/person.ts';
import { expect } from '../fixtures/test.ts';
import { waitForFrames } from '../pages/client.ts';
import { scrollThroughScreen, textScreens } from '../pages/text-screens.ts';

for (const width of [1440, 390]) {
  test(`Security: every screen renders very long graphemes within the time limit at ${width} px`, async ({
    demo,
    openClient,
  }) => {
    test.setTimeout(600_000);
    const member = await signInAs(demo.origin, 'mira');
    const client = await openClient(demo);
    const { page } = client;
    page.setDefaultTimeout(60_000);
    await page.setViewportSize({ width, height: 900 });
    await client.signIn(member);
    const texts = new EndlessTexts();
    await mockTexts(page, texts);
    for (const screen of await textScreens(member)) {
      await scrollThroughScreen(page, screen);
      await waitForFrames(page);
      await expect(page.getByText(/^Something went wrong/)).toHaveCount(0);
      /* In wide windows the conversations are listed beside the open one. */
      const isBeside = screen.name === 'direct messages' && width === 1440;
      const content = isBeside ? page.getByRole('complementary') : client.main;
      const items = content.getByRole('listitem').or(content.getByRole('article'));
      await expect(items.first()).toBeVisible();
    }
    expect(texts.count).toBeGreaterThan(2_000);
  });
}
