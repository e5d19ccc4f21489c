import type { Placed } from './report.ts'

export const countsOf = (findings: readonly Pick<Placed, 'severity'>[]) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}
