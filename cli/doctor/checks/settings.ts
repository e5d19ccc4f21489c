import { type DoctorCheck, works, wrong } from '../check.ts'

export const settingsCheck: DoctorCheck = {
  group: 'Settings',
  title: 'Variables',
  needs: [],
  async run({ setup: { problems } }) {
    if (problems.length === 0) return works('all are set and well-formed')
    const names = problems.map(({ message }) => message)
    return wrong(
      problems.length === 1 ? 'one is missing or wrong' : `${problems.length} are missing or wrong`,
      names,
    )
  },
}
