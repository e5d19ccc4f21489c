import { cross } from './cross.ts'

const cells = [
  'Early',
  '$1,195',
  '$1,195.00 <small>USD</small>',
  'Members &amp; guests',
  'Save <strong>20&nbsp;%</strong>',
  'Mon&ndash;Fri, 8&thinsp;a.m.',
  '<abbr title="Continuing Medical Education">CME</abbr> credits',
  '1<sup>st</sup> module',
  'CO<sub>2</sub>',
  '&check; included',
  'Yes',
  '&mdash;',
  '',
  '&nbsp;',
  '12.5 <em>AMA PRA Category 1 Credits</em>&trade;',
  '<a href="/membership/join">Join today</a>',
  '<a href="mailto:support@site.example">Write to us</a>',
  'By phone:<br>800-562-8088<br>813-287-2000',
  '<ul><li>Journal</li><li>Career center</li></ul>',
  'Dr. Ann O&rsquo;Neill, MD, <abbr>CPE</abbr>',
  '<p>First paragraph.</p><p>Second <b>bold</b> one.</p>',
  'x &lt; y &gt; z',
  'Café, naïve, 東京, עברית',
  'a<wbr>b',
] as const

const tables: readonly ((cell: string, other: string) => string)[] = [
  (a, b) => `<table><tr><td>${a}</td><td>${b}</td></tr></table>`,
  (a, b) =>
    `<table><caption>Fees</caption><thead><tr><th scope="col">Tier</th><th scope="col">Fee</th></tr></thead><tbody><tr><td>${a}</td><td>${b}</td></tr></tbody></table>`,
  (a, b) =>
    `<table class="table table-striped"><tbody><tr><th scope="row">Early</th><td colspan="2">${a}</td></tr><tr><th scope="row">Late</th><td rowspan="2">${b}</td><td>x</td></tr><tr><th scope="row">Last</th><td>y</td></tr></tbody></table>`,
  (a, b) =>
    `<TABLE>\n  <TR>\n    <TH ID=tier SCOPE=COL>Tier</TH>\n    <TH ID=fee SCOPE=COL>Fee</TH>\n  </TR>\n  <TR>\n    <TD HEADERS=tier>${a}</TD>\n    <TD HEADERS="tier fee">${b}</TD>\n  </TR>\n</TABLE>`,
  (a, b) =>
    `<table><colgroup><col span="2"><col></colgroup><thead><tr><th>${a}<th>x<th>y<tbody><tr><td>${b}<td align="right">1<td valign="top">2<tfoot><tr><td>Total<td><td>3</table>`,
  (a, b) =>
    `<h3>Dates and fees</h3>\n<table><tr><td>${a}</td></tr></table>\n<p>${b === '' ? 'Subject to change.' : 'All fees in USD.'}</p>`,
]

const benefits: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `<strong>New:</strong> ${text}`,
  (text) => `<p>${text.includes('<p>') || text.includes('<ul>') ? 'All of it' : text}</p>`,
  (text) => `<ul>\n<li>${text}\n<li>and more\n</ul>`,
  (text) =>
    `<ol start="3" reversed type="a"><li>${text}</li><li><p>nested</p><ul><li>deep</li></ul></li></ol>`,
  (text) => `<div class="text-center py-3"><span lang="en" dir="ltr" title="note">${text}</span></div>`,
  (text) =>
    `<dl><dt>Term</dt><dd>${text}</dd></dl><hr><blockquote><q>Lead</q> <cite>well</cite></blockquote>`,
  (text) =>
    `<h4 id="benefit">Benefit</h4><pre><code>a  b\n  c</code></pre><del>old</del> <ins>new</ins> ${text}`,
  (text) =>
    `<figure><img src="/seal.png" alt="Seal" width="80" height="80"><figcaption>${text}</figcaption></figure>`,
  (text) => `<kbd>Ctrl</kbd>+<kbd>C</kbd>, <mark>${text}</mark>, <i>i</i>, <u>u</u>, <s>s</s>`,
]

export const benign: Readonly<Record<string, readonly string[]>> = {
  tables: cross(tables, cells).map(([table, cell], index) =>
    table(cell, cells[(index * 7) % cells.length] ?? ''),
  ),
  benefits: cross(benefits, cells).map(([benefit, text]) => benefit(text)),
}
