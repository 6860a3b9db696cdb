import type { Page } from '@playwright/test';

/** Sets a content security policy that allows the Flash player. */
export async function allowFlash(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/' || url.pathname.startsWith('/notice/'),
    async (route) => {
      const response = await route.fetch({ maxRetries: 3 });
      const policy = (response.headers()['content-security-policy'] ?? '')
        .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'")
        .replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    },
  );
}
