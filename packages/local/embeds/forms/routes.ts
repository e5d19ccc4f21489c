import type { FastifyInstance } from 'fastify'
import { escaped, page } from '../page.ts'
import { type FormDefinition, formOf } from './definitions.ts'
import { embedScript } from './embed-script.ts'
import type { Submission, SubmissionStore } from './submissions.ts'

type Ids = { portalId: string; formId: string }
type FormBody = { fields?: { name?: unknown; value?: unknown }[] }

export async function formRoutes(server: FastifyInstance, { store }: { store: SubmissionStore }) {
  // Forms appear on pages of any origin, and in frames without an origin.
  server.addHook('onRequest', async (_, reply) => void reply.header('Access-Control-Allow-Origin', '*'))

  server.get('/forms/embed/v2.js', (_, reply) => reply.type('text/javascript').send(embedScript))
  server.get<{ Params: Ids }>('/embed/v3/form/:portalId/:formId/json', ({ params }) => ({
    form: { portalId: Number(params.portalId), guid: params.formId, ...formOf(params.formId) },
  }))
  server.options('/submissions/v3/integration/submit/:portalId/:formId', (_, reply) =>
    reply.header('Access-Control-Allow-Headers', 'content-type').code(204).send(),
  )
  server.post<{ Params: Ids; Body: FormBody }>(
    '/submissions/v3/integration/submit/:portalId/:formId',
    ({ params, body }, reply) => {
      const form = formOf(params.formId)
      const values = valuesIn(body)
      const errors = refusals(form, values)
      if (errors.length > 0)
        return reply.code(400).send({ status: 'error', message: 'The request is not valid', errors })
      store.add({ at: new Date().toISOString(), ...params, values })
      return { inlineMessage: `<p>${form.thanks}</p>` }
    },
  )
  server.get('/submissions', ({ headers }, reply) =>
    headers.accept?.includes('text/html')
      ? reply.type('text/html').send(listing(store.all()))
      : reply.send(store.all()),
  )
}

const valuesIn = (body: FormBody | undefined): Record<string, string> =>
  Object.fromEntries(
    (Array.isArray(body?.fields) ? body.fields : [])
      .filter(({ name }) => typeof name === 'string')
      .map(({ name, value }) => [String(name), String(value ?? '')]),
  )

function listing(submissions: readonly Submission[]) {
  const rows = submissions.toReversed().map(({ at, formId, values }) => {
    const cells = Object.entries(values).map(([name, value]) => `${escaped(name)}: ${escaped(value)}`)
    return `<tr><td>${escaped(at)}</td><td>${escaped(formOf(formId).name)}</td><td>${cells.join('<br>')}</td></tr>`
  })
  const table = `<table><thead><tr><th>When</th><th>Form</th><th>Values</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page({
    title: 'Submitted forms',
    body: rows.length > 0 ? table : '<p>No form was submitted yet.</p>',
  })
}

/** The provider's format of a refusal. */
type FormRefusal = { message: string; errorType: string }

function refusals({ fields }: FormDefinition, values: Record<string, string>): FormRefusal[] {
  const missing = fields
    .filter(({ name, required }) => required && !values[name]?.trim())
    .map(({ name }) => ({ errorType: 'REQUIRED_FIELD', message: `Required field '${name}' is missing` }))
  const wrong = fields
    .filter(({ name, type }) => type === 'email' && values[name] && !isEmail(values[name]))
    .map(({ name }) => ({
      errorType: 'INVALID_EMAIL',
      message: `Error in 'fields.${name}'. Invalid email address`,
    }))
  return [...missing, ...wrong]
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
