import { setTimeout as wait } from 'node:timers/promises'
import { createChecker } from '../../../cli/links/net/checker.ts'
import { crawl } from '../../../cli/links/site/crawl.ts'
import { testAuthority } from '../../../cli/links/testing/certificates.ts'
import { knowsNoName } from '../../../cli/links/testing/names.ts'

/** The names of the generated site need no DNS server. */
export async function auditSite(start: string) {
  const checker = createChecker(
    {
      ownOrigins: [new URL(start).origin],
      allowNet: ['127.0.0.0/8'],
      deadlineMs: 2000,
      certificateAuthority: testAuthority,
    },
    {
      now: Date.now,
      wait: (ms, signal) => wait(ms, undefined, { signal }),
      resolve: knowsNoName,
    },
  )
  const result = await crawl({ start, sitemap: false }, checker)
  await checker.close(true)
  return { ...result, counts: checker.counts() }
}
