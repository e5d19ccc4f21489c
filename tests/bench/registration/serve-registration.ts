import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { platform } from '@association/services/platform'
import { openSharedState } from '@association/services/shared-state'
import { person } from '../../../site/features/checkout/server/testing/requests.ts'
import { registrations } from '../../../site/features/registration/book/registrations.ts'
import { draftStore } from '../../../site/features/registration/draft-store/draft-store.ts'
import { answerStep, type StepNeeds } from '../../../site/features/registration/route/answer-step.ts'
import { answerSubmit } from '../../../site/features/registration/submit/answer-submit.ts'
import { now } from '../../../site/features/registration/testing/edition.ts'
import { memberLoader } from '../../../site/features/viewer-data/member-loader.ts'
import { edition, secret, shopOrigin } from './sold-edition.ts'

/** A process with the two registration routes. The header `x-person` names the signed-in person. */
const [platformUrl = '', token = ''] = process.argv.slice(2)
const log = { info() {}, warn: (line: string) => void process.stderr.write(`${line}\n`) }
const state = await openSharedState({ folder: '', log, primary: process, release: 'bench' })
const config = {
  ...{ siteUrl: 'http://localhost', hosts: ['localhost'], registration: { secret } },
  organisation: { name: 'Leaders', shortName: 'L' },
}
const booked = registrations({
  records: state.records,
  lease: state.lease,
  secret,
  cartState: async () => 'open',
  now: () => now,
})
const drafts = draftStore({ config, records: state.records, log })
const loader = memberLoader({ state, log })
const members = platform({ url: platformUrl, multipassOrigins: [shopOrigin], log }, token)

const needs: StepNeeds = {
  config,
  editions: async () => [edition],
  async visitor({ headers }) {
    const session = { ...person, subject: `auth0|${headers.get('x-person')}` }
    return { session, platform: members, load: () => loader.load(session, () => members) }
  },
  openDraft: drafts.open,
  saveDraft: drafts.save,
  availability: booked.availability,
  isPaid: async () => false,
  forget: loader.forget,
  now: () => now,
}

const server = createServer(async (incoming, outgoing) => {
  const request = await requestOf(incoming)
  const answer =
    incoming.url === '/step'
      ? answerStep(request, needs)
      : answerSubmit(request, { needs, registrations: booked, log })
  const response = await answer.catch((error: unknown) => new Response(String(error), { status: 500 }))
  outgoing.setHeaders(response.headers)
  outgoing.writeHead(response.status).end(await response.text())
})
await once(server.listen(0, '127.0.0.1'), 'listening')
process.send?.({ port: (server.address() as AddressInfo).port })

const requestOf = async (incoming: IncomingMessage) =>
  new Request(`http://localhost${incoming.url}`, {
    method: 'POST',
    headers: new Headers(incoming.headers as Record<string, string>),
    body: await text(incoming),
  })
