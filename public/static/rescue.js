// @ts-check
// The page of last resort: it needs nothing of the client, and leaves sign-in, drafts and settings.

/** The texts of all drafts, whatever else may be broken in storage. */
function drafts() {
  try {
    const stored = JSON.parse(window.localStorage.getItem('drafts') ?? '{}');
    return Object.values(stored.value ?? {})
      .map((draft) => String(draft?.text ?? ''))
      .filter((text) => text.trim() !== '');
  } catch {
    return [window.localStorage.getItem('drafts') ?? ''];
  }
}

async function clear() {
  for (const name of await caches.keys()) await caches.delete(name);
  for (const registration of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    await registration.unregister();
  window.indexedDB.deleteDatabase('rookery-pages');
}

const place = document.getElementById('drafts');
for (const text of drafts()) {
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.rows = 4;
  area.cols = 60;
  place?.append(area);
}
if (place?.childElementCount === 0) place.textContent = 'There are none.';

document.getElementById('clear')?.addEventListener('click', () => {
  clear().then(
    () => window.location.assign('/'),
    () => {
      const outcome = document.getElementById('outcome');
      if (outcome) outcome.textContent = 'They could not be removed.';
    },
  );
});
