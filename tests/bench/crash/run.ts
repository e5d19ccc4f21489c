import { bench } from '../measuring/bench.ts'
import { sweepMigration } from './migration.ts'
import { sweepSeed } from './seed.ts'

/** `npm run bench -- crash [seed] [migration]`: each takes some minutes. */
const sweeps = { seed: sweepSeed, migration: sweepMigration }

const asked = process.argv.slice(2)
const chosen = Object.entries(sweeps).filter(([name]) => asked.length === 0 || asked.includes(name))
if (chosen.length === 0) {
  process.stderr.write(`Say which: ${Object.keys(sweeps).join(' or ')}.\n`)
  process.exit(3)
}
await bench(async ({ judge }) => {
  for (const [, findingsOf] of chosen) {
    const findings = await findingsOf(progress)
    process.stderr.write('\n')
    for (const { sweep, runs, wrong } of findings)
      judge(
        { name: `${sweep}: differences to a run without the kill`, value: wrong.length, limit: 0, unit: '' },
        { note: `${runs} runs`, examples: wrong },
      )
  }
})

function progress(count: number, total: number) {
  if (process.stderr.isTTY) process.stderr.write(`\r${count}/${total} `)
}
