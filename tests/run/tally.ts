export type Tally = { passed: number; failed: number }

export const addUp = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.map(({ passed }) => passed).reduce((sum, each) => sum + each, 0),
  failed: tallies.map(({ failed }) => failed).reduce((sum, each) => sum + each, 0),
})
