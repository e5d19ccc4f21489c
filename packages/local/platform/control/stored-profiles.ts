import type { FastifyInstance } from 'fastify'
import type { ProfileStore } from '../store/profiles.ts'

type OfUser = { Params: { user: string } }

/** For tests: `GET /control/profiles/10002`. A profile that was never sent is null. */
export const storedProfiles = (server: FastifyInstance, profiles: ProfileStore) =>
  server.get<OfUser>('/control/profiles/:user', async ({ params: { user } }) => ({
    profile: profiles.read(user, 'profile') ?? null,
    events: profiles.read(user, 'events') ?? null,
  }))
