import type { Platform } from '@association/services/platform'
import type { EventProfile, Profile } from '@association/services/platform/answers.ts'
import { bothDiets, joinDiet, splitDiet } from '../diets.ts'
import type { StepValues } from '../draft/values.ts'
import { listOf, textOf } from '../machine/texts.ts'

const personFields = ['firstName', 'lastName', 'credentials', 'email', 'phone', 'organization'] as const

type ProfilePart = 'person' | 'needs'

/** EV-019. Undefined while the member platform does not respond. */
export async function prefilled(
  platform: Pick<Platform, 'profile' | 'eventProfile'> | undefined,
): Promise<StepValues | undefined> {
  const [profile, event] = await Promise.all([platform?.profile(), platform?.eventProfile()])
  if (!profile && !event) return undefined
  const fromProfile: ProfilePart[] = [
    ...(profile ? ['person' as const] : []),
    ...(event !== undefined ? ['needs' as const] : []),
  ]
  return { ...personOf(profile ?? {}), ...(event && needsOf(event)), fromProfile }
}

const personOf = (profile: Profile): StepValues =>
  Object.fromEntries(
    personFields.flatMap((name): [string, string][] => (profile[name] ? [[name, profile[name]]] : [])),
  )

const needsOf = (event: EventProfile): StepValues => ({
  ...splitDiet(event.dietaryRestrictions),
  visa: event.requiresVisaForEventTravel ? 'yes' : '',
  sponsorOptOut: event.sponsorOptOut ? 'yes' : '',
})

/** A registration does not depend on the member platform. */
export const profileMs = 3000

/**
 * EV-019. Keeps other fields. An empty answer removes a value only if step 6 showed it: the visitor may have logged in
 * afterwards. False if a part was not saved.
 */
export async function saveProfiles(platform: Platform | undefined, values: StepValues): Promise<boolean> {
  if (!platform) return false
  const saved = await Promise.allSettled([savePerson(platform, values), saveNeeds(platform, values)])
  return saved.every(({ status }) => status === 'fulfilled')
}

async function savePerson(platform: Platform, values: StepValues) {
  const known = await platform.profile()
  if (!known) throw new Error('The profile is not known, so it cannot be saved without losing parts of it.')
  const entered = personFields.map((name) => [name, textOf(values, name)] as const)
  const changed = entered.filter(
    ([name, value]) => value !== (known[name] ?? '') && (value !== '' || wasShown(values, 'person')),
  )
  if (changed.length === 0) return
  const { memberOnboardingComplete } = known
  const isOnboardingComplete = memberOnboardingComplete !== false
  await platform.saveProfile({ ...known, ...Object.fromEntries(changed) }, { isOnboardingComplete })
}

async function saveNeeds(platform: Platform, values: StepValues) {
  const known = await platform.eventProfile()
  if (known === undefined) throw new Error('The event profile is not known, so it cannot be saved.')
  const entered = {
    dietaryRestrictions: joinDiet(listOf(values, 'diet'), textOf(values, 'dietOther')),
    requiresVisaForEventTravel: textOf(values, 'visa') === 'yes',
    sponsorOptOut: textOf(values, 'sponsorOptOut') === 'yes',
  }
  await platform.saveEventProfile({
    ...known,
    ...(wasShown(values, 'needs') || known === null ? entered : addedTo(known, entered)),
  })
}

const wasShown = (values: StepValues, part: ProfilePart) => listOf(values, 'fromProfile').includes(part)

type AttendeeNeeds = Pick<
  EventProfile,
  'dietaryRestrictions' | 'requiresVisaForEventTravel' | 'sponsorOptOut'
>

/** Answers given without sight of the event profile only add to it. */
const addedTo = (known: AttendeeNeeds, entered: AttendeeNeeds): AttendeeNeeds => ({
  dietaryRestrictions: bothDiets(known.dietaryRestrictions, entered.dietaryRestrictions),
  requiresVisaForEventTravel: known.requiresVisaForEventTravel || entered.requiresVisaForEventTravel,
  sponsorOptOut: known.sponsorOptOut || entered.sponsorOptOut,
})
