import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../tools/free-port.js';
import { provideBrowser } from '../../tools/browsers.ts';

/** Milliseconds after which a command without a response fails, also if the page hangs. */
const requestTimeoutMs = 90_000;

const windowSize = { x: 0, y: 0, width: 1440, height: 1200 };

/** Folder with the settings of GTK. */
const settingsFolder = join(import.meta.dirname, 'settings');

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A reference to an element of the page, as WebDriver represents it. */
export type ElementReference = Readonly<Record<typeof elementKey, string>>;

/** Code points by which WebDriver represents keys that are not characters. */
const keyCodes: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
  Control: '\uE009',
  Backspace: '\uE003',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Starts an X server without a screen, because WebKitGTK has no headless mode. */
async function startDisplay(): Promise<{ process: ChildProcess; display: string }> {
  const server = spawn(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '1600x1300x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  for await (const line of createInterface(server.stdout)) {
    return { process: server, display: `:${line.trim()}` };
  }
  throw new Error('Xvfb did not start.');
}

/**
 * One window of MiniBrowser, WebKitGTK's minimal browser, controlled by WebDriver. Every method rejects
 * with the error of WebDriver, or after 90 seconds without a response.
 */
export class WebDriver {
  readonly #processes: readonly ChildProcess[];
  readonly #origin: string;
  #session = '';

  private constructor(origin: string, processes: readonly ChildProcess[]) {
    this.#origin = origin;
    this.#processes = processes;
  }

  static async start(): Promise<WebDriver> {
    const { process: xvfb, display } = await startDisplay();
    const port = await freePort(0);
    const program = provideBrowser('webkit');
    const driver = spawn(program, ['--host=127.0.0.1', `--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settingsFolder },
      // Starts a process group, so that all processes of the browser can be ended together.
      detached: true,
    });
    const webDriver = new WebDriver(`http://127.0.0.1:${port}`, [driver, xvfb]);
    try {
      await webDriver.#open();
      return webDriver;
    } catch (error) {
      await webDriver.dispose();
      throw error;
    }
  }

  async #open(): Promise<void> {
    const deadline = Date.now() + requestTimeoutMs;
    while (!(await this.#isReady())) {
      if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start.');
      await new Promise((resolve) => {
        setTimeout(resolve, 50);
      });
    }
    const { sessionId } = await this.#request<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser' } },
    });
    this.#session = `/session/${sessionId}`;
    await this.resize(windowSize.width, windowSize.height);
  }

  async #isReady(): Promise<boolean> {
    try {
      await this.#request('GET', '/status');
      return true;
    } catch {
      return false;
    }
  }

  async #request<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      signal: AbortSignal.timeout(requestTimeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value }: { value: T & { error?: string; message?: string } } = await response.json();
    if (response.ok) return value;
    throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
  }

  /** Sends a command of the session. */
  #post<T>(command: string, body: object = {}): Promise<T> {
    return this.#request('POST', `${this.#session}${command}`, body);
  }

  async goto(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('/refresh');
  }

  async back(): Promise<void> {
    await this.#post('/back');
  }

  url(): Promise<string> {
    return this.#request('GET', `${this.#session}/url`);
  }

  /** Sets the size of the window, in CSS pixels. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { ...windowSize, width, height });
  }

  /** Runs a function in the page. Elements in its result become references. */
  evaluate<Arguments extends readonly unknown[], Result>(
    run: (...values: Arguments) => Result,
    ...values: Arguments
  ): Promise<Result extends Element[] ? ElementReference[] : Awaited<Result>> {
    return this.#post('/execute/sync', {
      script: `return (${String(run)})(...arguments)`,
      args: values,
    });
  }

  /** Runs a function in the page with an element. */
  evaluateOn<Result>(
    run: (element: Element) => Result,
    element: ElementReference,
  ): Promise<Awaited<Result>> {
    return this.#post('/execute/sync', {
      script: `return (${String(run)})(...arguments)`,
      args: [element],
    });
  }

  /**
   * Moves the mouse pointer to the middle of an element; scrolls it into view, which WebDriver does
   * not.
   */
  async hover(element: ElementReference): Promise<void> {
    await this.evaluateOn((hovered) => hovered.scrollIntoView({ block: 'nearest' }), element);
    const move = { type: 'pointerMove', x: 0, y: 0, duration: 50, origin: element };
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
    await this.#post('/actions', { actions: [{ ...mouse, actions: [move] }] });
  }

  async click(element: ElementReference): Promise<void> {
    await this.#post(`/element/${element[elementKey]}/click`);
  }

  /** Types text after the text in a field, or selects the file at this path. */
  async type(element: ElementReference, text: string): Promise<void> {
    await this.#post(`/element/${element[elementKey]}/value`, { text });
  }

  /** Presses keys together, such as `Control`, `Enter`, and releases them. */
  async press(...keys: readonly string[]): Promise<void> {
    const values = keys.map((key) => keyCodes[key] ?? key);
    const actions = [
      ...values.map((value) => ({ type: 'keyDown', value })),
      ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Resolves to a screenshot of the page as PNG. */
  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#request<string>('GET', `${this.#session}/screenshot`), 'base64');
  }

  /** Ends all processes. */
  async dispose(): Promise<void> {
    const [driver, xvfb] = this.#processes;
    if (this.#session !== '') {
      // A page that hangs does not respond, so the failure is ignored.
      await this.#request('DELETE', this.#session).catch(() => undefined);
    }
    if (driver?.pid !== undefined) process.kill(-driver.pid, 'SIGKILL');
    xvfb?.kill();
  }
}
