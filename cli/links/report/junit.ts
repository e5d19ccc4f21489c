import { type Printable, printable } from '@association/services/command-line/lines.ts'
import { blockName, groupsOf, type PageGroup, spotOf } from './groups.ts'
import { marked } from './marked.ts'
import { type Report, redOf, type Told } from './report.ts'

/** JUnit's XML, which build servers show: a suite for each page, a case for each link that is not sound. */
export function junit(report: Report): Printable {
  const { broken, unverified } = report
  const groups = groupsOf([...broken, ...unverified])
  const cases = Math.max(1, broken.length + unverified.length)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="links" ${counts(cases, redOf(report).length, cases - redOf(report).length)}>`,
    ...(groups.length > 0 ? groups.map(suite) : [nothing(report)]),
    '</testsuites>\n',
  ]
  return printable(lines.join('\n'))
}

const counts = (tests: number, failures: number, skipped: number) =>
  `tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}"`

/** A build server takes a file without a case for a mistake. */
const nothing = ({ checked }: Report) =>
  `  <testsuite name="links" ${counts(1, 0, 0)}><testcase classname="links" name="${checked.links} links are sound"/></testsuite>`

function suite(group: PageGroup): string {
  const findings = group.blocks.flatMap((block) => block.findings.map((finding) => ({ block, finding })))
  const red = findings.filter(({ finding }) => isRed(finding)).length
  const name = [group.space && `${group.space}:`, group.path, group.title].filter(Boolean).join(' ')
  return [
    `  <testsuite name="${marked(name)}" ${counts(findings.length, red, findings.length - red)}>`,
    ...findings.map(({ block, finding }) => testcase(blockName(block), finding)),
    '  </testsuite>',
  ].join('\n')
}

const isRed = ({ verdict, standing }: Told) => verdict.state === 'broken' && standing !== 'known'

function testcase(block: string, finding: Told): string {
  const { url, verdict, wrong, todo, place } = finding
  const spot = spotOf(place)
  const message = `${wrong} ${todo}`
  const outcome = isRed(finding)
    ? `<failure type="${verdict.reason}" message="${marked(message)}">${[message, place.page, place.edit].flatMap((line) => (line ? [marked(line)] : [])).join('\n')}</failure>`
    : `<skipped message="${marked(verdict.state === 'broken' ? `Known. ${message}` : message)}"/>`
  return `    <testcase classname="${marked(block)}" name="${marked([spot, url].filter(Boolean).join(': '))}">${outcome}</testcase>`
}
