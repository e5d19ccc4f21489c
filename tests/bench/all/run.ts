import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { type BenchSection, pageText, readSections } from './figures-page.ts'
import { type BenchOutcome, exitCodeOf, summaryOf } from './outcomes.ts'
import { benchRunner } from './run-bench.ts'
import { type BenchedCommit, commitWords, sectionOf } from './section.ts'

/** `record` compares two commits, and `peers` runs programs of other people: both have no figures with limits. */
const withoutFigures = ['all', 'peers', 'record']
const page = 'docs/figures.md'
const file = join(root, page)

const folders = join(import.meta.dirname, '..')
const benches = readdirSync(folders)
  .filter((name) => existsSync(join(folders, name, 'run.ts')) && !withoutFigures.includes(name))
  .toSorted()

/** `npm run bench -- all [names…]` runs the benches one after the other, and writes their figures into the page. */
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !benches.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No figures come from ${unknown.join(', ')}: choose ${benches.join(', ')}.\n`)
  process.exit(3)
}

const before = existsSync(file) ? readSections(readFileSync(file, 'utf8')) : []
const benched = benchedCommit()
const outcomes = await runAll(benches.filter((name) => asked.length === 0 || asked.includes(name)))
process.stdout.write(`\n── ${page} ──\n${summaryOf(outcomes).join('\n')}\n`)
process.exit(exitCodeOf(outcomes))

function benchedCommit(): BenchedCommit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: git('rev-parse', '--short', 'HEAD'),
    // The page itself changes with each run.
    hasChanges: git('status', '--porcelain', '--', '.', `:!${page}`) !== '',
  }
}

/** After Ctrl-C, the process ends when the bench has stopped its services. */
async function runAll(names: readonly string[]): Promise<BenchOutcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-all-'))
  const runner = benchRunner(folder)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      isEnding = true
      // A terminal sends Ctrl-C to the bench too.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) runner.kill(signal)
    })
  const finished: BenchOutcome[] = []
  for (const name of names) {
    process.stdout.write(`\n── ${name} ──\n`)
    finished.push(await runner.run(name))
    if (isEnding) break
    writePage(finished)
  }
  rmSync(folder, { recursive: true })
  if (isEnding) process.exit(130)
  return finished
}

/** Runs after each bench, so a run that ends early keeps its figures, and the older ones of the other benches. */
function writePage(finished: readonly BenchOutcome[]) {
  const machine = `${availableParallelism()} cores and Node.js ${process.versions.node}`
  const origin = `\`npm run bench -- all\` wrote this page: ${commitWords(benched)}, ${machine}.`
  writeFileSync(`${file}.new`, pageText({ origin, sections: benches.flatMap(sectionIn) }))
  renameSync(`${file}.new`, file)

  function sectionIn(bench: string): BenchSection[] {
    const known = before.find((section) => section.bench === bench)
    const outcome = finished.find((each) => each.bench === bench)
    if (outcome) return [sectionOf({ bench, benched, result: outcome.result }, known?.rows)]
    return known ? [known] : []
  }
}
