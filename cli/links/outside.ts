import type { OutsideLink } from './content/audit-content.ts'
import type { Finding } from './finding.ts'
import type { Checker } from './net/checker.ts'

export type Outside = { findings: Finding[]; working: readonly OutsideLink[] }

/** Rejects only when stopped. */
export async function checkOutside(
  links: readonly OutsideLink[],
  checker: Pick<Checker, 'check'>,
  onDone: (count: number) => void,
): Promise<Outside> {
  const verdicts = await Promise.all(
    links.map(async ({ href }) => {
      const verdict = await checker.check(href)
      onDone(1)
      return verdict
    }),
  )
  return {
    findings: links.flatMap(({ url, place }, index) => {
      const verdict = verdicts[index]
      return verdict === undefined || verdict.state === 'ok' ? [] : [{ url, place, verdict }]
    }),
    working: links.filter((_, index) => verdicts[index]?.state === 'ok'),
  }
}
