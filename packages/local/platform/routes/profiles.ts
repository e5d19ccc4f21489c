import { isRecord } from '@association/content/safe/is-record.ts'
import type { FastifyInstance } from 'fastify'
import type { Account } from '../../members/accounts.ts'
import { accountOf, refuse } from '../access/guard.ts'
import type { ProfileStore } from '../store/profiles.ts'

type Onboarding = { Querystring: { memberOnboardingComplete?: string } }

export function profileRoutes(api: FastifyInstance, profiles: ProfileStore) {
  api.get('/users/profile', async (request) => {
    const account = accountOf(request)
    return profiles.read(account.userId, 'profile') ?? profileAtFirst(account)
  })
  api.put<Onboarding>('/users/profile', async (request, reply) => {
    const { memberOnboardingComplete: isComplete = '' } = request.query
    if (!['true', 'false'].includes(isComplete))
      return refuse(reply, 400, 'memberOnboardingComplete is true or false.')
    if (!isRecord(request.body)) return refuse(reply, 400, 'Send a profile.')
    const stored = { ...request.body, memberOnboardingComplete: isComplete === 'true' }
    return profiles.write(accountOf(request).userId, 'profile', stored)
  })
  api.get(
    '/users/profile/events',
    async (request) => profiles.read(accountOf(request).userId, 'events') ?? {},
  )
  api.put('/users/profile/events', async (request, reply) => {
    const { body } = request
    if (!isRecord(body)) return refuse(reply, 400, 'Send an event profile.')
    if (typeof body.dietaryRestrictions !== 'string')
      return refuse(reply, 400, 'dietaryRestrictions is one text, with “;” between its parts.')
    return profiles.write(accountOf(request).userId, 'events', body)
  })
}

const profileAtFirst = ({ firstName, lastName, email, membership }: Account) => ({
  firstName,
  lastName,
  credentials: 'MD',
  email,
  phone: '+1 813 555 0142',
  organization: 'Bayside Regional Medical Center',
  title: 'Medical Director',
  specialty: 'Internal Medicine',
  address: { street: '400 N Ashley Drive', city: 'Tampa', state: 'FL', postalCode: '33602', country: 'US' },
  memberOnboardingComplete: membership !== 'none',
})

type OfUser = { Params: { user: string } }

/** For tests: `GET /control/profiles/10002`. A profile that was never sent is null. */
export const storedProfiles = (server: FastifyInstance, profiles: ProfileStore) =>
  server.get<OfUser>('/control/profiles/:user', async ({ params: { user } }) => ({
    profile: profiles.read(user, 'profile') ?? null,
    events: profiles.read(user, 'events') ?? null,
  }))
