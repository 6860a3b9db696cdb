import { markup } from './markup.ts';

/**
 * The style of the instance's pages: colours, radii and spaces of the client's own themes. Sizes are in
 * rem and em, so that the pages also fit large text.
 */
export const pageStyle = markup`:root{color-scheme:light dark;
--bg:light-dark(#ffffff,#171a21);--wallpaper:light-dark(#f4f5f8,#12141a);
--text:light-dark(#171a22,#e7e9ee);--faint:light-dark(#5d6577,#8f97a7);
--link:light-dark(#3f4fd0,#98a8ff);--accent:light-dark(#3f4fd0,#98a8ff);
--border:light-dark(#e1e4ec,#272c37);--input:light-dark(#f0f2f7,#1e222b);
--btn:light-dark(#e6e9ff,#23294a);--btnText:light-dark(#3a49c4,#aab7ff);
--alertError:light-dark(#fde8e8,#46222a);--alertErrorText:light-dark(#8c1515,#ffd5d5);
--controlBorder:color-mix(in srgb,var(--text) 60%,var(--bg))}
*{box-sizing:border-box}
body{margin:0;background:var(--wallpaper);color:var(--text);font:1rem/1.5 system-ui,sans-serif;accent-color:var(--accent);-webkit-text-size-adjust:none;text-size-adjust:none}
main{max-inline-size:30rem;margin:max(0rem,min(4rem,(100vw - 34rem) * 9)) auto;padding:min(1.5rem,6vw);border:1px solid var(--border);border-radius:14px;background:var(--bg);overflow-wrap:anywhere}
h1{margin-block:0 1rem;font-size:1.375rem;line-height:1.3}h2{margin-block:0 .25rem;font-size:1.125rem}
p,ul,fieldset,article{margin-block:0 1rem}ul{padding-inline-start:1.25rem}
form{margin-block:1rem 0}form+form{padding-block-start:1rem;border-block-start:1px solid var(--border)}
fieldset{min-inline-size:0;padding:.5rem 1rem;border:1px solid var(--border);border-radius:10px}legend{padding-inline:.25rem;font-weight:600}
label{display:block;margin-block-end:1rem;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:baseline;margin-block:.25rem;padding-block:.25rem;font-weight:400}
input:not([type=checkbox]){display:block;inline-size:100%;min-block-size:2.75rem;margin-block-start:.25rem;padding:.5rem .75rem;border:1px solid var(--controlBorder);border-radius:10px;background:var(--input);color:inherit;font:inherit}
input[type=checkbox]{flex:none;inline-size:1.25rem;block-size:1.25rem;margin:0;transform:translateY(.25rem)}
button{max-inline-size:100%;min-block-size:2.75rem;margin-block-start:.5rem;margin-inline-end:.5rem;padding:.5rem 1.25rem;border:1px solid transparent;border-radius:999px;background:var(--accent);color:var(--bg);font:inherit;font-weight:600;cursor:pointer;overflow-wrap:anywhere}
.quiet{background:var(--btn);color:var(--btnText)}
a{color:var(--link)}.faint{color:var(--faint);font-size:.875rem;font-weight:400}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
[role=alert]{padding:.75rem 1rem;border-radius:10px;background:var(--alertError);color:var(--alertErrorText)}
pre{white-space:pre-wrap;font:inherit}code{font-size:1.125em}`;
