import type { Edition } from '@association/content/define/event.ts'
import type { Platform } from '@association/services/platform'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Session } from '../../session/session.ts'
import { nothingKnown } from '../../viewer-data/member-data.ts'
import { steps } from '../answers.ts'
import { draftStore } from '../draft-store/draft-store.ts'
import { answerStep, type StepNeeds } from '../route/answer-step.ts'
import { pageOf } from '../visit/page-of.tsx'
import { edition, now } from './edition.ts'
import { memoryRecords } from './memory-records.ts'

export const config = {
  siteUrl: 'https://site.test',
  hosts: ['site.test'],
  organisation: { name: 'Leaders', shortName: 'L' },
  registration: { secret: 's'.repeat(32) },
}

type BrowserOptions = {
  editions?: readonly Edition[]
  session?: Session
  platform?: Platform
  isMember?: boolean
  needs?: Partial<StepNeeds>
}

type Form = Readonly<Record<string, string | readonly string[]>>

export function browser({
  editions = [edition],
  session,
  platform,
  isMember = false,
  needs,
}: BrowserOptions = {}) {
  const jar = new Map<string, string>()
  const store = draftStore({ config, records: memoryRecords(), log: { warn: () => {} } })
  const membership = { status: isMember ? 'active' : 'none', expiresAt: undefined, expiryNotice: undefined }
  const all: StepNeeds = {
    config,
    editions: async () => editions,
    visitor: async () =>
      session && { session, platform, load: async () => ({ ...nothingKnown, membership }) },
    openDraft: store.open,
    saveDraft: store.save,
    availability: async () => ({ courses: {}, activities: {} }),
    isPaid: async () => false,
    forget: async () => {},
    now: () => now,
    ...needs,
  }
  const headers = () => ({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') })

  function keep(response: Response) {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const at = pair.indexOf('=')
      if (cookie.includes('Max-Age=0')) jar.delete(pair.slice(0, at))
      else jar.set(pair.slice(0, at), pair.slice(at + 1))
    }
  }

  async function open(path: string): Promise<{ path: string; title: string; html: string }> {
    const url = new URL(path, config.siteUrl)
    const shown = await pageOf(
      {
        headers: new Headers(headers()),
        step: url.pathname.split('/').at(-1) ?? '',
        query: Object.fromEntries(url.searchParams),
        contact: { telephone: '+1 800 555 0100', supportEmail: 'help@site.test' },
      },
      all,
    )
    if ('redirect' in shown) return open(shown.redirect)
    return { path, title: shown.title, html: renderToStaticMarkup(shown.page) }
  }

  async function send(path: string, form: Form, more: HeadersInit = {}) {
    const response = await answerStep(
      new Request(`${config.siteUrl}/api/registration/step`, {
        method: 'POST',
        headers: { ...headers(), 'sec-fetch-site': 'same-origin', ...more },
        body: bodyOf(path, form),
      }),
      all,
    )
    keep(response)
    return response
  }

  async function press(path: string, button: string, form: Form = {}) {
    const response = await send(path, { ...form, do: button })
    const location = response.headers.get('location')
    if (response.status !== 303 || location === null)
      throw new Error(`The form was refused: ${response.status}`)
    return open(location)
  }

  return { open, send, press, jar, needs: all }
}

function bodyOf(path: string, form: Form): URLSearchParams {
  const { pathname, searchParams } = new URL(path, config.siteUrl)
  const own = { edition: searchParams.get('edition') ?? edition.key, step: pathname.split('/').at(-1) ?? '' }
  const fields = Object.entries({ ...own, ...(searchParams.get('edit') && { edit: '1' }), ...form })
  return new URLSearchParams(
    fields.flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  )
}

export type Browser = ReturnType<typeof browser>

export const at = (step: number | string, more = '') =>
  `/fall-institute/registration/${step}?edition=${edition.key}${more}`

export async function fill(on: Browser, answers: Readonly<Record<number, Form>>) {
  let page = await on.open(at(1))
  for (const step of steps) {
    const form = answers[step]
    if (form) page = await on.press(at(step), 'continue', form)
  }
  return page
}
