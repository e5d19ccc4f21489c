const conferenceNames = [
  'Pre-conference',
  'Fall Institute',
  'Annual Leadership Conference',
  'In-Person',
] as const
export type ConferenceName = (typeof conferenceNames)[number]

const vanguard = /\bvanguard\b/i

/** A pre-conference day or a Vanguard seat of the Annual Leadership Conference is not the conference itself. */
export function conferenceNameOf(name: string): ConferenceName | undefined {
  const mentioned = conferenceNames.find((each) => patternOf(each).test(name))
  if (mentioned !== 'Annual Leadership Conference' || !vanguard.test(name)) return mentioned
  return patternOf('In-Person').test(name) ? 'In-Person' : undefined
}

/** Editors also write “Preconference”, “pre conference” and “in person”. */
const patternOf = (name: ConferenceName) => new RegExp(`\\b${name.replaceAll(/[- ]/g, '[-\\s]*')}\\b`, 'i')
