import { randomUUID } from 'node:crypto'
import type { FastifyReply } from 'fastify'

type ProviderError = { status: number; code: string; detail: string; meta?: Record<string, unknown> }

export const refuse = (reply: FastifyReply, { status, code, detail, meta = {} }: ProviderError) =>
  reply.status(status).send({
    type: 'ErrorResponse',
    error: { id: randomUUID(), status, code, detail, meta },
    time: Math.floor(Date.now() / 1000),
  })

export const refuseInvalid = (
  reply: FastifyReply,
  place: 'query' | 'header',
  problems: readonly SearchProblem[],
) =>
  refuse(reply, {
    status: 422,
    code: 'VALIDATION',
    detail: 'Unable to validate request parameter(s)',
    meta: { errors: problems.map(({ name, msg }) => ({ type: 'value_error', loc: [place, name], msg })) },
  })

export type SearchProblem = { name: string; msg: string }
