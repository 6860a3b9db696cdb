type Wire = Readonly<Record<string, unknown>>;

/** The number of authors in a busy timeline. */
const accountCount = 400;

const newest = Date.UTC(2026, 0, 1);
const minute = 60_000;

function isWire(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null;
}

/** Deterministic: returns the same account for the same number. */
function createAccount(template: unknown, number: number): Wire {
  return {
    ...(isWire(template) ? template : {}),
    id: `person${number}`,
    acct: `person${number}`,
    username: `person${number}`,
    display_name: `Person ${number}`,
    avatar: '/static/avatar.svg',
  };
}

/**
 * Generates a long timeline in the wire format, newest first, from repeated recorded statuses. Each
 * status, reblog and quote has a unique id, and the authors are several hundred accounts. The
 * result is the same at every call.
 */
export function generateStatuses(templates: readonly unknown[], count: number): readonly Wire[] {
  const wires = templates.filter(isWire);
  const accounts = Array.from({ length: accountCount }, (_, number) =>
    createAccount(wires[number % wires.length]?.['account'], number),
  );

  function create(template: Wire, index: number, id: string): Wire {
    const { reblog, quote, pleroma } = template;
    const nested = (value: unknown, prefix: string): Wire | null =>
      isWire(value) ? create(value, index + 7, `${prefix}${id}`) : null;
    return {
      ...template,
      id,
      account: accounts[index % accountCount],
      created_at: new Date(newest - index * minute).toISOString(),
      favourited: false,
      // Muted statuses are collapsed or omitted and would have no buttons to click.
      muted: false,
      reblog: nested(reblog, '9'),
      quote: nested(quote, '8'),
      ...(isWire(pleroma)
        ? {
            pleroma: {
              ...pleroma,
              thread_muted: false,
              ...('quote' in pleroma ? { quote: nested(pleroma['quote'], '8') } : {}),
            },
          }
        : {}),
    };
  }

  return Array.from({ length: count }, (_, index) =>
    create(wires[index % wires.length] ?? {}, index, String(10_000_000 - index)),
  );
}
