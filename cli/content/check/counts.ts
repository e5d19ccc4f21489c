import type { PlacedFinding } from './report.ts'

export const countsOf = (findings: readonly Pick<PlacedFinding, 'severity'>[]) => {
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: findings.length - errors }
}
