/** Attacks by formulas, players, lists and other elements that few texts contain. */
export const rareMarkup = [
  '<math href="javascript:alert(1)"><mtext><a href="javascript:alert(1)">x</a></mtext></math>',
  '<math alttext="<script>alert(1)</script>"><mi>x</mi></math>',
  '<math><annotation encoding="application/x-tex"><img src=x onerror=alert(1)></annotation></math>',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<math><maction actiontype="statusline" xlink:href="javascript:alert(1)">x</maction></math>',
  '<video><source src="javascript:alert(1)"><source src="data:video/mp4,x"></video>',
  '<video src="https://user:pass@evil.example/" onerror=alert(1)></video>',
  '<audio src="https://evil.example/" title="https://bank.example/"></audio>',
  '<object data="javascript:alert(1)" type="text/html"><embed src="javascript:alert(1)"></object>',
  '<a href="https://example.org"><object data="https://evil.example"><a href="javascript:alert(1)">x</a></object></a>',
  '<iframe src="https://evil.example" title="<img src=x onerror=alert(1)>"></iframe>',
  '<details style="position:fixed" onclick=alert(1) name="x"><summary onclick=alert(1)>x</summary>y</details>',
  '<ol type="1;background:url(https://evil.example/x)" start="1;x" style="list-style:url(https://evil.example/x)"><li value="javascript:alert(1)" style="x">x</ol>',
  '<ul><li><input type="checkbox" onclick=alert(1) formaction="javascript:alert(1)" name="password">x</ul>',
  '<q cite="javascript:alert(1)" onclick=alert(1)>x</q>',
  '<abbr title="&quot; onmouseover=alert(1) \u202E" style="x">x</abbr>',
  '<bdo dir="rtl" style="x"><a href="https://evil.example/">moc.elpmaxe.knab//:sptth</a></bdo>',
  '<bdo dir="rtl"><p><blockquote><a href="https://evil.example/">moc.knab</a></blockquote></bdo>',
  '<img data-src="javascript:alert(1)" srcset="javascript:alert(1) 2x" data-original="data:x">',
];

/**
 * Long texts of the same elements, which a builder of more than linear cost could not finish in
 * time.
 */
export const largeRareMarkup = [
  '<object>'.repeat(50_000),
  '<object data="https://evil.example/">'.repeat(10_000) + 'x</object>'.repeat(10_000),
  'x<video src="https://evil.example/"></video>'.repeat(8_000),
  '<video>' + '<source src="https://evil.example/">'.repeat(10_000),
  '<iframe src="https://evil.example/"></iframe>'.repeat(8_000),
  '<math>'.repeat(60_000),
  '<math><mi>x</mi>'.repeat(20_000),
  `<math>${'<annotation encoding="TeX">x</annotation>'.repeat(10_000)}`,
  '<q>'.repeat(60_000),
  '<q>x</q>'.repeat(40_000),
  '<details>'.repeat(50_000) + 'x',
  '<details><summary>x</summary>'.repeat(15_000),
  '<summary>'.repeat(50_000),
  `<ul>${'<li><input type="checkbox">x'.repeat(15_000)}`,
  `<ul><li>${'<input type="checkbox">'.repeat(20_000)}`,
  `<a href="https://evil.example/"><img>${'<font>x</font>'.repeat(30_000)}</a>`,
  '<bdo dir="rtl">'.repeat(30_000) + '<a href="https://evil.example/">x',
  '<abbr title="x">'.repeat(30_000),
  `<abbr title="${'x'.repeat(400_000)}">x</abbr>`,
  `<ol>${'<li value="9">'.repeat(30_000)}`,
  '&nGt;'.repeat(90_000),
  '&CounterClockwiseContourIntegral'.repeat(15_000),
];
