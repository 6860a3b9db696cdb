import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { useBlockLeaving } from '#domain/leaving/use-block-leaving.ts';
import { fakeArea } from '#lib/storage/testing/fake-area.ts';
import { fakePage } from '../testing/fake-page.ts';
import { RouterProvider } from './router-provider.tsx';
import { createRouter, type Router } from './router.ts';

function Form() {
  const { isAsking, leave, stay } = useBlockLeaving(true);
  return (
    isAsking && (
      <>
        <button onClick={leave}>Leave</button>
        <button onClick={stay}>Stay</button>
      </>
    )
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** A form with something unsaved at `/lists`, reached from `/about`. */
function openForm() {
  const router = createRouter({
    page: fakePage('/about'),
    area: fakeArea(),
    rules: { redirectFrom: () => undefined, preload: () => undefined },
  });
  router.navigate({ href: '/lists' });
  render(
    <RouterProvider router={router}>
      <Form />
    </RouterProvider>,
  );
  const place = () => router.store.getState().location.pathname;
  return { router, place };
}

test.each([
  ['a link', (router: Router) => router.navigate({ href: '/about' })],
  ['Back', (router: Router) => router.history.back()],
])('whoever leaves something unsaved by %s is asked, and may stay or go', async (_, leave) => {
  const { router, place } = openForm();
  act(() => leave(router));
  await press('Stay');
  expect(place()).toBe('/lists');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => leave(router));
  expect(place()).toBe('/lists');
  await press('Leave');
  expect(place()).toBe('/about');
});
