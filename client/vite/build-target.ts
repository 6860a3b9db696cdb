import project from '../../package.json' with { type: 'json' };

/** The oldest supported browsers, as a target of the build: `chrome126` for `chrome >= 126`. */
export const buildTarget = project.browserslist.map((browser) => browser.replace(' >= ', ''));
