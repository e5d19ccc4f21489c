import { type Printable, printable } from '@association/services/command-line/lines.ts'
import { blockName, groupsOf, type PageGroup, spotOf } from './groups.ts'
import { marked } from './marked.ts'
import type { LinkReport, ReportedFinding } from './report.ts'

type JunitOptions = { siteUrl?: string; at?: Date }

/** Satisfies Apache Ant's schema and the stricter one of Jenkins. */
export function junit(report: LinkReport, about: JunitOptions = {}): Printable {
  const groups = groupsOf([...report.broken, ...report.unverified])
  const suites = groups.length > 0 ? groups.map(suiteOf) : [nothing(report)]
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites.map((suite, index) => written(suite, index, about)),
    '</testsuites>\n',
  ]
  return printable(lines.join('\n'))
}

type Suite = { name: string; failures: number; skipped: number; cases: readonly string[] }

function written(
  { name, failures, skipped, cases }: Suite,
  index: number,
  { siteUrl, at = new Date(0) }: JunitOptions,
): string {
  const host = URL.parse(siteUrl ?? '')?.host || 'localhost'
  const attributes = {
    ...{ id: index, package: 'links', name, hostname: host, timestamp: at.toISOString().slice(0, 19) },
    ...{ tests: cases.length, failures, errors: 0, skipped, time: 0 },
  }
  const words = Object.entries(attributes).map(([key, value]) => `${key}="${marked(String(value))}"`)
  return [
    `  <testsuite ${words.join(' ')}>`,
    '    <properties/>',
    ...cases,
    '    <system-out/>',
    '    <system-err/>',
    '  </testsuite>',
  ].join('\n')
}

/** Build servers reject a file without a case. */
const nothing = ({ checked }: LinkReport): Suite => ({
  ...{ name: 'links', failures: 0, skipped: 0 },
  cases: [`    <testcase classname="links" name="${checked.links} links are sound" time="0"/>`],
})

function suiteOf(group: PageGroup): Suite {
  const findings = group.blocks.flatMap((block) => block.findings.map((finding) => ({ block, finding })))
  const failures = findings.filter(({ finding }) => isRed(finding)).length
  return {
    failures,
    skipped: findings.length - failures,
    name: [group.space && `${group.space}:`, group.path, group.title].filter(Boolean).join(' ') || 'links',
    cases: findings.map(({ block, finding }) => testcase(blockName(block), finding)),
  }
}

const isRed = ({ verdict, standing }: ReportedFinding) => verdict.state === 'broken' && standing !== 'known'

function testcase(block: string, finding: ReportedFinding): string {
  const { url, verdict, wrong, todo, place } = finding
  const spot = spotOf(place)
  const message = `${wrong} ${todo}`
  const outcome = isRed(finding)
    ? `<failure type="${verdict.reason}" message="${marked(message)}">${[message, place.page, place.edit].flatMap((line) => (line ? [marked(line)] : [])).join('\n')}</failure>`
    : `<skipped message="${marked(verdict.state === 'broken' ? `Known. ${message}` : message)}"/>`
  return `    <testcase classname="${marked(block)}" name="${marked([spot, url].filter(Boolean).join(': '))}" time="0">${outcome}</testcase>`
}
