import type { Step } from '../../answers.ts'
import type { StepValues } from '../../draft/values.ts'
import type { Context } from '../context.ts'
import { activityProblems, golfProblems, pickleballProblems } from './activity-problems.ts'
import { courseProblems } from './course-problems.ts'
import { attendeeProblems, guestProblems } from './people-problems.ts'
import type { Problem } from './problem.ts'

export const problemsOf = (step: Step, values: StepValues, context: Context): Problem[] =>
  checks[step](values, context)

const checks: { readonly [S in Step]: (values: StepValues, context: Context) => Problem[] } = {
  1: courseProblems,
  2: guestProblems,
  3: activityProblems,
  4: golfProblems,
  5: pickleballProblems,
  6: attendeeProblems,
  7: () => [],
}
