import { type Printable, printable } from '@association/services/command-line/lines.ts'
import { count } from '../../../output/count.ts'
import { blockName, groupsOf, type PageGroup } from '../groups.ts'
import { marked } from '../marked.ts'
import type { LinkReport, ReportedFinding } from '../report.ts'
import { scope, summary } from '../summary.ts'
import { badges, type FindingState, findingItem } from './finding.ts'
import { filterStyle, style } from './style.ts'

type HtmlOptions = { siteUrl?: string; at?: Date }
type Chapter = { state: FindingState; title: string; note: string; findings: readonly ReportedFinding[] }

/** Needs no scripts or requests. */
export function html(report: LinkReport, { siteUrl = '', at }: HtmlOptions = {}): Printable {
  const chapters = chaptersOf(report).filter(({ findings }) => findings.length > 0)
  const spaces = [...new Set(chapters.flatMap(({ findings }) => findings.map(spaceOf)))].toSorted()
  const title = summary(report)
  return printable(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="referrer" content="no-referrer">
<title>Links: ${marked(title)}</title>
<style>${style}${filterStyle(
    chapters.map(({ state }) => state),
    spaces,
  )}</style>
</head>
<body>
<header class="head"><div class="wrap">
<h1>${marked(title.replace(/\.$/, ''))}</h1>
<p>${marked([siteUrl, at && when(at)].filter(Boolean).join(', '))}</p>
<p>${marked(scope(report))}</p>
${filters(chapters, spaces)}
</div></header>
<main class="wrap">
${chapters.length > 0 ? chapters.map(chapterText).join('\n') : '<p class="sound">Every link leads where it should. There is nothing to do.</p>'}
</main>
<footer class="wrap"><p>“Not verified” is what nobody can tell from here: a website that refuses programs, asks for patience, or is too slow. It never counts as broken.</p></footer>
</body>
</html>
`)
}

const when = (at: Date) =>
  at
    .toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC', hour12: false })
    .concat(' UTC')

function chaptersOf({ broken, unverified, fixed = [] }: LinkReport): Chapter[] {
  const standing = (wanted: ReportedFinding['standing']) =>
    broken.filter(({ standing }) => standing === wanted)
  return [
    {
      ...{ state: 'broken', title: 'Broken links' },
      note: 'Visitors who follow these get nowhere. Mend them.',
      findings: standing(undefined),
    },
    {
      ...{ state: 'new', title: 'New broken links' },
      note: 'They were not there when the baseline was written. Mend them.',
      findings: standing('new'),
    },
    {
      ...{ state: 'known', title: 'Known broken links' },
      note: 'They are in the baseline. Mend them when you can.',
      findings: standing('known'),
    },
    {
      ...{ state: 'unverified', title: 'Links that could not be verified' },
      note: 'They may well work. Look at them when there is time.',
      findings: unverified,
    },
    {
      ...{ state: 'fixed', title: 'Fixed links' },
      note: 'They are in the baseline and are no longer broken. Write a new baseline to leave them out.',
      findings: fixed,
    },
  ]
}

/** Radio buttons and CSS work with the keyboard and without a script. */
function filters(chapters: readonly Chapter[], spaces: readonly string[]): string {
  const sets = [
    chapters.length > 1
      ? choices('state', 'Show', [
          ['all', 'Everything'],
          ...chapters.map(({ state, findings }) => [state, `${badges[state]} ${findings.length}`] as const),
        ])
      : '',
    spaces.length > 1
      ? choices('space', 'Where', [
          ['all', 'Everywhere'],
          ...spaces.map((space) => [space, names[space] ?? space] as const),
        ])
      : '',
  ].filter(Boolean)
  return sets.length > 0 ? `<div class="filters">${sets.join('')}</div>` : ''
}

const names: Readonly<Record<string, string>> = {
  association: 'Space association',
  events: 'Space events',
  site: 'The site itself',
}

const choices = (kind: string, legend: string, options: readonly (readonly [string, string])[]) =>
  `<fieldset><legend>${legend}</legend><div class="choices">${options
    .map(
      ([value, label], index) =>
        `<label><input type="radio" name="${kind}" id="${kind}-${marked(value)}"${index === 0 ? ' checked' : ''}>${marked(label)}</label>`,
    )
    .join('')}</div></fieldset>`

const spaceOf = ({ place }: ReportedFinding) => place.space ?? 'site'

const chapterText = ({ state, title, note, findings }: Chapter) =>
  `<section class="chapter" data-state="${state}" aria-labelledby="chapter-${state}">
<h2 id="chapter-${state}">${marked(title)}</h2>
<p>${marked(note)}</p>
${groupsOf(findings)
  .map((group) => pageText(group, state))
  .join('\n')}
</section>`

function pageText(group: PageGroup, state: FindingState): string {
  const { path, title, space, blocks } = group
  const total = blocks.reduce((sum, { findings }) => sum + findings.length, 0)
  const about = [path && title, space && names[space], count(total, 'link')].filter(Boolean).join(' · ')
  return `<details class="page" data-space="${marked(space ?? 'site')}"${state === 'unverified' || state === 'fixed' ? '' : ' open'}>
<summary><h3>${marked(path || title)}</h3><span class="about">${marked(about)}</span></summary>
${blocks
  .map(
    (block) => `<div class="block"><h4>${marked(blockName(block))}</h4>
<ul class="findings">${block.findings.map((finding) => findingItem(finding, state)).join('\n')}</ul></div>`,
  )
  .join('\n')}
</details>`
}
