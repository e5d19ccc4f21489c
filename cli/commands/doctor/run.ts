import { linesOf, progress } from '@association/services/command-line'
import { jsonText } from '@association/services/command-line/json-text.ts'
import { checks as allChecks } from '../../doctor/checks/index.ts'
import { type CheckResult, runChecks } from '../../doctor/run-checks.ts'
import type { Setup } from '../../doctor/setup.ts'
import { counts, resultsText } from '../../doctor/text.ts'
import type { Io } from '../../shared/io.ts'

export type DoctorOptions = {
  setup: Setup
  /** Seconds for each check. */
  deadline?: number
  format?: 'text' | 'json'
}

export async function run(options: DoctorOptions, io: Io): Promise<number> {
  const { setup, deadline = 10, format = 'text' } = options
  const bar = progress('Looking', allChecks.length, io)
  const results = await runChecks(allChecks, {
    ...{ setup, fetch: io.fetch, now: io.now, signal: io.signal },
    deadlineMs: deadline * 1000,
    onDone: () => bar.done(1),
  })
  bar.end()
  const found = counts(results)
  if (format === 'json') io.print(jsonText({ ...found, checks: results.map(asJson) }))
  else io.out(resultsText(results, io.colors))
  return found.wrong > 0 ? 2 : 0
}

/** Programs read the advice as one string. */
const asJson = ({ fix, ...result }: CheckResult) => ({
  ...result,
  ...(fix && { fix: linesOf(fix).join('\n') }),
})
