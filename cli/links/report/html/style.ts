export const style = `
:root {
  color-scheme: light;
  --text: #26374c; --heading: #0b2545; --quiet: #5c6b7e; --link: #14508c; --line: #c8d1dc; --ground: #f5f7fa;
  --red: #b3202a; --amber: #8a5300; --green: #1f7a55; --blue: #14508c;
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 16px/1.625 "Open Sans", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  overflow-wrap: anywhere;
}
h1, h2, h3, h4 { color: var(--heading); line-height: 1.25; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(1.75rem, 1.2rem + 2vw, 2.5rem); }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.125rem; display: inline; }
h4 { font-size: 1rem; }
p { margin: 0; }
a { color: var(--link); text-underline-offset: 0.2em; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid #1d6fb8; outline-offset: 3px; border-radius: 4px; }
.wrap { max-width: 64rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 3rem); }
.head { background: #fff; border-bottom: 1px solid var(--line); padding-block: clamp(1.5rem, 4vw, 3rem); }
.head p { color: var(--quiet); margin-top: 0.5rem; max-width: 70ch; }
.filters { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin-top: 1.5rem; }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
legend { padding: 0; color: var(--quiet); font-size: 0.875rem; margin-bottom: 0.25rem; }
.choices { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.choices label {
  position: relative; display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem;
  border: 1px solid var(--quiet); border-radius: 999px; background: #fff; cursor: pointer;
}
.choices input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.choices label:hover { border-color: var(--link); }
.choices label:has(:checked) { background: var(--heading); border-color: var(--heading); color: #fff; }
.choices label:has(:focus-visible) { outline: 3px solid #1d6fb8; outline-offset: 2px; }
main { padding-block: clamp(1.5rem, 4vw, 3rem); }
.chapter + .chapter { margin-top: clamp(2rem, 5vw, 3.5rem); }
.chapter > p { color: var(--quiet); margin-top: 0.25rem; max-width: 70ch; }
.page { margin-top: 1rem; background: #fff; border: 1px solid var(--line); border-radius: 0.75rem; content-visibility: auto; contain-intrinsic-size: auto 24rem; }
.page > summary { padding: 1rem clamp(1rem, 3vw, 1.5rem); cursor: pointer; border-radius: 0.75rem; }
.page > summary:hover { background: #f1f6fb; }
.page > summary::marker { color: var(--quiet); }
.page[open] > summary { border-bottom: 1px solid var(--line); border-radius: 0.75rem 0.75rem 0 0; }
.about { display: block; color: var(--quiet); font-size: 0.875rem; margin-top: 0.125rem; }
.block { padding: 1rem clamp(1rem, 3vw, 1.5rem) 1.25rem; }
.block + .block { border-top: 1px solid var(--line); }
.findings { list-style: none; margin: 0.75rem 0 0; padding: 0; display: grid; gap: 1rem; }
.finding { border-left: 4px solid var(--red); padding-left: 1rem; min-width: 0; }
.finding.known, .finding.unverified { border-color: #c98a1b; }
.finding.fixed { border-color: var(--green); }
.badge { font-size: 0.8125rem; font-weight: 700; color: var(--red); margin-right: 0.5rem; white-space: nowrap; }
.known .badge, .unverified .badge { color: var(--amber); }
.fixed .badge { color: var(--green); }
.address { font: 0.9375rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.spot { color: var(--quiet); font-size: 0.9375rem; }
.wrong { margin-top: 0.25rem; max-width: 70ch; }
.todo { max-width: 70ch; }
.todo b { color: var(--heading); }
.ways { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.5rem; }
.way { display: inline-flex; align-items: center; min-height: 44px; padding: 0 1rem; border: 1px solid transparent; border-radius: 0.5rem; font-weight: 600; }
.way.main { border-color: var(--link); background: #fff; text-decoration: none; }
.way.main:hover { background: var(--link); color: #fff; }
@media (min-width: 48rem) {
  .finding { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 2rem; }
  .ways { flex-direction: column; margin: 0; text-align: center; }
  .way { justify-content: center; }
}
.sound { background: #fff; border: 1px solid var(--line); border-left: 4px solid var(--green); border-radius: 0.75rem; padding: 1.5rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
footer { color: var(--quiet); font-size: 0.875rem; padding-bottom: 3rem; }
@media (max-width: 479.98px) { .block { padding-block: 0.875rem 1rem; } .finding { padding-left: 0.75rem; } }
@media print {
  body, .head { background: #fff; } .filters, .ways { display: none; }
  .page { break-inside: avoid; content-visibility: visible; }
}
`

export const filterStyle = (states: readonly string[], spaces: readonly string[]) =>
  [
    ...states.map((name) => `body:has(#state-${name}:checked) [data-state]:not([data-state="${name}"])`),
    ...spaces.flatMap((name) => [
      `body:has(#space-${name}:checked) [data-space]:not([data-space="${name}"])`,
      `body:has(#space-${name}:checked) .chapter:not(:has([data-space="${name}"]))`,
    ]),
  ]
    .map((selector) => `${selector} { display: none; }\n`)
    .join('')
