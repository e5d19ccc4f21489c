import type { FastifyInstance } from 'fastify'
import { accountOf } from '../access/guard.ts'
import { certificationsOf } from '../records/certifications.ts'
import { coursesOf } from '../records/courses.ts'
import { membershipOf } from '../records/membership.ts'

/** Read-only for the user. */
export function recordRoutes(api: FastifyInstance) {
  api.get('/users/:id', async (request) => {
    const { userId, firstName, lastName, email, hasStandardPricing = false } = accountOf(request)
    return { id: userId, firstName, lastName, email, standardPricing: hasStandardPricing }
  })
  api.get('/membershiprenewal/status', async (request) => membershipOf(accountOf(request), Date.now()))
  api.get('/courses/all', async (request) => coursesOf(accountOf(request).userId, Date.now()))
  api.get('/users/certifications', async (request) => certificationsOf(accountOf(request).userId, Date.now()))
}
