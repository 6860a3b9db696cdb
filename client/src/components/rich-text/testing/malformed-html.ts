import * as fc from 'fast-check';

/* Random markup that no server would send: matched and unmatched tags in any order with any
   attributes. */

const tagNames = fc.constantFrom(
  ...'p br div span a b strong i em u s del ins code pre blockquote ul ol li h1 h2 h6 sub sup hr img ruby rt rp table tr td script style svg math iframe form input textarea title template select noscript body html x-y P A math annotation mi video audio object embed source details summary q abbr bdo'.split(
    ' ',
  ),
);

const junk = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '=',
    '&',
    ':',
    ' ',
    '\n',
    '/',
    '\0',
    '\u202E',
    '\u2067',
    '\u2069',
    '&lt;',
    '&#x3c;',
    '&#0;',
    '&colon;',
    ':blobcat:',
    ':x:',
    '<!--',
    '-->',
    ']]>',
    'bank.example',
    'https://',
    '#tag',
    '@alice',
  ),
);

const addresses = fc.oneof(
  fc.constantFrom(
    'https://example.org/a',
    'http://localhost:4100/users/alice',
    'https://m.example/tags/x',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/a',
    'mailto:a@b.example',
    'https://a:b@evil.example',
    'https://аpple.com/',
  ),
  fc.webUrl(),
  junk,
);

const attribute = fc
  .tuple(
    fc.constantFrom(
      ...'href src class style onclick onerror id name title alt rel target start data-tag data-user data-x srcset action formaction __proto__ xlink:href data alttext encoding value type reversed checked srcset dir open'.split(
        ' ',
      ),
    ),
    fc.oneof(
      addresses,
      fc.constantFrom(
        'mention hashtag',
        'mention',
        'invisible',
        'ellipsis',
        'quote-inline',
        'mfm _mfm_spin_',
        'tag',
        'application/x-tex',
        'checkbox',
        'rtl',
        'a',
        'alert(1)',
        '3',
        ':blobcat:',
      ),
      junk,
    ),
    fc.constantFrom('"', "'", '', '`', 'none'),
  )
  .map(([name, value, quote]) => (quote === 'none' ? name : `${name}=${quote}${value}${quote}`));

const startTag = fc
  .tuple(
    tagNames,
    fc.array(attribute, { maxLength: 4 }),
    fc.constantFrom('>', '/>', ' >', '', '>>'),
    fc.constantFrom(' ', '/', '\n', ''),
  )
  .map(([name, list, end, separator]) => `<${[name, ...list].join(separator || ' ')}${end}`);

const endTag = tagNames.map((name) => `</${name}>`);

const comment = junk.map((text) => `<!--${text}-->`);

const wellFormed: fc.Arbitrary<string> = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    junk,
    fc
      .tuple(
        tagNames,
        fc.array(attribute, { maxLength: 3 }),
        fc.array(tie('node'), { maxLength: 3 }),
      )
      .map(
        ([name, list, children]) => `<${[name, ...list].join(' ')}>${children.join('')}</${name}>`,
      ),
  ),
})).node;

/** Random strings of HTML fragments, mostly malformed. */
export const malformedHtml: fc.Arbitrary<string> = fc
  .array(fc.oneof(wellFormed, startTag, startTag, endTag, junk, comment), { maxLength: 24 })
  .map((pieces) => pieces.join(''));
