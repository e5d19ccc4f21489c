/** `ms` sums its tests. */
export type FileTime = { file: string; ms: number }

/** `failures` are the names of failed tests; an error outside every test fails a run without one. A test that passes at its second try counts as passed. */
export type Tally = {
  passed: number
  failed: number
  assertions: number
  files: readonly FileTime[]
  failures: readonly string[]
  secondTries: readonly string[]
}

export const addUp = (tallies: readonly Tally[]): Tally => ({
  passed: sum(tallies.map(({ passed }) => passed)),
  failed: sum(tallies.map(({ failed }) => failed)),
  assertions: sum(tallies.map(({ assertions }) => assertions)),
  files: tallies.flatMap(({ files }) => files),
  failures: tallies.flatMap(({ failures }) => failures),
  secondTries: tallies.flatMap(({ secondTries }) => secondTries),
})

export const nothing: Tally = {
  passed: 0,
  failed: 0,
  assertions: 0,
  files: [],
  failures: [],
  secondTries: [],
}

export function summary({ passed, failed, assertions, files, failures, secondTries }: Tally): string {
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, 10)
  const lines = slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
  return [
    ...(lines.length === 0 ? [] : ['The slowest files:', ...lines, '']),
    ...namesUnder('Needed a second try:', secondTries),
    ...namesUnder('Failed:', failures),
    `${assertions} assertions in ${passed + failed} tests`,
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}

const namesUnder = (title: string, names: readonly string[]) =>
  names.length === 0 ? [] : [title, ...names.map((name) => `  ${name}`), '']

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
