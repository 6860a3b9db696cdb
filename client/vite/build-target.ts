import project from '../../package.json' with { type: 'json' };

/**
 * The oldest supported browsers in the form of Vite's build target: `chrome126` for `chrome >=
 * 126`.
 */
export const buildTarget = project.browserslist.map((browser) => browser.replace(' >= ', ''));
