import { type Printable, printable } from '@association/services/command-line/lines.ts'
import { visible } from '@association/services/text/visible.ts'
import { blockName, groupsOf, spotOf } from './groups.ts'
import type { LinkReport, ReportedFinding } from './report.ts'
import { scope, summary } from './summary.ts'

/** GitHub's limit is 65,536 characters. */
export function markdown(report: LinkReport): Printable {
  const { broken, unverified } = report
  const head = [`## ${escaped(summary(report))}`, '', escaped(scope(report))]
  const rows = [...rowsOf(broken), ...rowsOf(unverified)]
  if (rows.length === 0) return printable(`${head.join('\n')}\n`)
  const shown = fitting(rows)
  const rest = rows.length - shown.length
  return printable(
    [
      ...[
        ...head,
        '',
        '| State | Page | Where | Address | What is wrong |',
        '| --- | --- | --- | --- | --- |',
      ],
      ...shown,
      ...(rest > 0 ? ['', `${rest} more are in the other formats.`] : []),
      '',
    ].join('\n'),
  )
}

const mostCharacters = 60_000

function fitting(rows: readonly string[]): readonly string[] {
  let left = mostCharacters
  const end = rows.findIndex((row) => {
    left -= row.length + 1
    return left < 0
  })
  return end < 0 ? rows : rows.slice(0, end)
}

const rowsOf = (findings: readonly ReportedFinding[]) =>
  groupsOf(findings).flatMap((group) =>
    group.blocks.flatMap((block) =>
      block.findings.map((finding) => {
        const { verdict, standing, url, wrong, todo, place } = finding
        const state = verdict.state === 'broken' ? (standing ?? 'broken') : 'unverified'
        const where = escaped([blockName(block), spotOf(place)].filter(Boolean).join(': '))
        const cells = [
          ...[state, escaped([group.path, group.title].filter(Boolean).join(' '))],
          place.edit === undefined ? where : `[${where}](${address(place.edit)})`,
          ...[addressCell(url), escaped(`${wrong} ${todo}`)],
        ]
        return `| ${cells.join(' | ')} |`
      }),
    ),
  )

/** Escapes markup, HTML, table cells and mentions of people. */
const escaped = (text: string) =>
  visible(text)
    .replace(/[\\`*_{}[\]()#+!|~$-]/g, '\\$&')
    .replace(/[&<>@:]/g, (character) => `&#${character.charCodeAt(0)};`)

const addressCell = (url: string) =>
  /^https?:\/\/[^\s<>|\\`]+$/.test(url) && visible(url) === url ? `<${url}>` : escaped(url)

const address = (url: string) => encodeURI(url).replace(/[()|]/g, encodeURIComponent)
