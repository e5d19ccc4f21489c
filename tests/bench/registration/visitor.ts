import { fieldsOf, type Step } from '../../../site/features/registration/answers.ts'
import type { Quote } from '../../../site/features/registration/lines/quote.ts'
import type { SubmitAnswer } from '../../../site/features/registration/submit-answer.ts'
import { valid } from '../../../site/features/registration/testing/drafts.ts'
import { edition } from './sold-edition.ts'

const steps = [1, 2, 3, 4, 6] as const satisfies readonly Step[]

export type Visitor = ReturnType<typeof visitor>

export function visitor(url: string, person: number) {
  const jar = new Map<string, string>()

  async function send(path: string, type: string, body: string): Promise<Response> {
    const response = await fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': type,
        'sec-fetch-site': 'same-origin',
        'x-person': String(person),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body,
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      jar.set(name, value)
    }
    return response
  }

  async function submit(wanted: object): Promise<{ status: number; answer: SubmitAnswer }> {
    const body = JSON.stringify({ edition: edition.key, ...wanted })
    const response = await send('/submit', 'application/json', body)
    return { status: response.status, answer: await response.json() }
  }

  return {
    /** Returns milliseconds by step. Throws if a step does not lead on. */
    async fillIn(): Promise<number[]> {
      const times: number[] = []
      // The page of the first step loads the person.
      await send('/step', formType, formOf(1, 'save'))
      for (const step of steps) {
        const began = performance.now()
        const response = await send('/step', formType, formOf(step))
        times.push(performance.now() - began)
        const next = response.headers.get('location') ?? ''
        if (response.status !== 303 || next.includes(`/${step}?`))
          throw new Error(`Step ${step} answered ${response.status} ${next}: ${await response.text()}`)
      }
      return times
    },
    /** Submitting without the quote reserves nothing and returns it. */
    async review(id: string): Promise<Quote> {
      const { answer } = await submit({ id })
      if (answer.outcome !== 'changed') throw new Error(`The review answered ${JSON.stringify(answer)}`)
      return answer.now
    },
    submit: (id: string, shown: Quote) => submit({ id, shown }),
    subject: `auth0|${person}`,
    headers: () => new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  }
}

const formType = 'application/x-www-form-urlencoded'

function formOf(step: (typeof steps)[number], button = 'continue'): string {
  const form = new URLSearchParams({ edition: edition.key, step: String(step), do: button })
  const values: Readonly<Record<string, string | readonly string[]>> = valid[step]
  const fields: readonly string[] = [...fieldsOf[step].one, ...fieldsOf[step].many]
  for (const field of fields) for (const value of [values[field] ?? []].flat()) form.append(field, value)
  return form.toString()
}
