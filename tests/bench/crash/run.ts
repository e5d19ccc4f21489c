import { type Finding, sweepMigration } from './migration.ts'
import { sweepSeed } from './seed.ts'

/** `npm run bench -- crash [seed] [migration]`: each takes some minutes. */
const sweeps = { seed: sweepSeed, migration: sweepMigration }

const asked = process.argv.slice(2)
const verdicts: boolean[] = []
for (const [name, sweep] of Object.entries(sweeps)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const findings = await sweep(progress)
  process.stderr.write('\n')
  for (const finding of findings) verdicts.push(tell(finding))
}
if (verdicts.length === 0) process.stderr.write(`Say which: ${Object.keys(sweeps).join(' or ')}.\n`)
process.exitCode = verdicts.length === 0 ? 3 : verdicts.includes(false) ? 2 : 0

function progress(count: number, total: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${count}/${total} `)
}

function tell({ sweep, runs, wrong }: Finding): boolean {
  const isFine = wrong.length === 0
  const right = runs - wrong.length
  process.stdout.write(
    `${isFine ? '✓' : '✗'} ${sweep}: ${right} of ${runs} as without the kill; limit ${runs}\n`,
  )
  for (const line of wrong) process.stdout.write(`    ${line}\n`)
  return isFine
}
