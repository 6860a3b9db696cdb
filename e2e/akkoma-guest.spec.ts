import { startAkkomaHost } from './fixtures/akkoma-host.ts';
import { zipBuild } from '../tools/zip-build.ts';
import { clientFolder } from './fixtures/client-folder.ts';
import { expect, test } from './fixtures/test.ts';

test('Package: starts on Akkoma under its content security policy and with its preloaded data [R-START-009 R-CAP-001]', async ({
  openClient,
}) => {
  const host = await startAkkomaHost({
    zip: zipBuild(clientFolder),
    meta: '<meta property="og:title" content="A post">',
    preloaded: { '/api/v1/instance': { title: 'Häfen & Möwen', uri: 'a.example' } },
    overrides: { '/static/config.json': '{}' },
  });
  try {
    const { page, watch } = await openClient(host);
    // This host serves only the page. All requests of the API fail, and so does the stream.
    watch.expectFailure(/\/(?:api|oauth|nodeinfo)\//, /404|WebSocket/);
    await page.goto('/main/all');
    await expect(page.getByRole('banner')).toContainText('Häfen & Möwen');
    await expect(page.getByRole('main')).toBeVisible();
  } finally {
    await host.close();
  }
});
