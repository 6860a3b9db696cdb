import { i18n } from '#i18n/i18n.ts';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach } from 'vitest';
import { mockLayout } from '#app/testing/mock-layout.ts';
import { parseLenient } from '@rookery/contract/lenient-schema.ts';
import { status as statusSchema } from '@rookery/contract/schemas/status.ts';
import { StillImages } from '#components/media/pictures/still-images.tsx';
import { ingestStatus } from '#store/ingest/ingest-status.ts';
import { createCurrentSession } from '#session/current-session.ts';
import {
  defaultFilterSettings,
  type FilterSettings,
  FilterSettingsContext,
} from '#session/filters/filter-settings.ts';
import { SessionContext } from '#session/session-context.ts';
import {
  createTestEnvironment,
  type TestEnvironmentOptions,
} from '#session/testing/test-environment.ts';
import type { TestInstance } from '@rookery/instance/testing/start-test-instance.ts';
import { mockPlatform } from '#ui/testing/mock-platform.ts';
import { StatusCard } from '../status-card.tsx';

const open: (() => Promise<void>)[] = [];

afterEach(async () => {
  cleanup();
  for (const close of open.splice(0)) await close();
});

type CardProps = Omit<ComponentProps<typeof StatusCard>, 'id'>;

export interface ShowOptions extends Omit<TestEnvironmentOptions, 'instance' | 'signedInAs'> {
  readonly instance: TestInstance;
  /** The username of the viewer; null for a visitor. */
  readonly as?: string | null;
  /** Fields to add to the server's response with the status. */
  readonly fields?: object;
  readonly card?: CardProps;
  /** Settings of the `FilterSettingsContext` around the card. */
  readonly filters?: Partial<FilterSettings>;
}

/**
 * Renders one card as `as` sees it. Its session uses an embedded instance in this process, so that
 * requests are real and no modules are mocked. There is no screen around the card.
 */
export async function showStatus(
  id: string,
  { as = 'mira', fields, card: cardProps, filters, ...options }: ShowOptions,
) {
  mockPlatform();
  mockLayout(1440);
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  const { world, ...around } = await createTestEnvironment({
    ...options,
    ...(as === null ? {} : { signedInAs: as }),
  });
  const session = createCurrentSession(world).store.getState();
  open.push(async () => {
    session.dispose();
    await around.instance.close();
  });
  await session.instanceLoaded;
  const reader = as === null ? around.instance.visitor : await around.instance.as(as);
  const know = async (statusId: string, more: object = {}): Promise<void> => {
    const { body } = await reader.get(`/api/v1/statuses/${statusId}`);
    const { value } = parseLenient(statusSchema, { ...body, ...more });
    const context = { requestedAt: session.tables.hub.next(), viewerId: session.viewerId };
    if (!value) throw new Error('the status cannot be read');
    act(() => void ingestStatus(session.tables, value, context));
  };
  await know(id, fields);
  const user = userEvent.setup();
  const settings = { ...defaultFilterSettings, ...filters };
  const renderCard = (shownId: string, props: CardProps = {}) => (
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        <FilterSettingsContext value={settings}>
          <StillImages>
            <StatusCard id={shownId} {...props} />
          </StillImages>
        </FilterSettingsContext>
      </SessionContext>
    </I18nProvider>
  );
  const drawn = render(renderCard(id, cardProps));
  const requested = () =>
    around.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
  const choose = async (name: string): Promise<void> => {
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  return {
    ...drawn,
    ...around,
    session,
    user,
    know,
    requested,
    /** Opens the menu and returns its items. */
    menu: async () => {
      await user.click(screen.getByRole('button', { name: 'More' }));
      const lines = await screen.findAllByRole('menuitem');
      const names = lines.map(({ textContent }) => textContent);
      await user.keyboard('{Escape}');
      return names;
    },
    /** Clicks a menu item. */
    choose,
    redraw: (props: CardProps) => drawn.rerender(renderCard(id, props)),
    card: () => within(screen.getByRole('article')),
  };
}
