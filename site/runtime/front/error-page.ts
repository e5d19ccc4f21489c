import { errorHtml } from '../../security/error-html.ts'
import { type Answer, answerOf } from './answer.ts'
import { retryAfter } from './rate-limits.ts'

type Words = { title: string; text: string }

const words: Record<number, Words> = {
  400: { title: 'We did not understand that request', text: 'Please check the address and try again.' },
  421: { title: 'This site is not here', text: 'The address you used does not belong to this site.' },
  429: {
    title: 'Too many sign-ins were started',
    text: 'For your protection, each visitor may start a few in a minute. Please try again in a minute.',
  },
  500: {
    title: 'Something went wrong on our side',
    text: 'The page could not be shown. Please try again in a moment.',
  },
  503: {
    title: 'This page is taking a short break',
    text: 'We cannot reach its content right now. Please try again in a moment.',
  },
}

type About = { organisation: string; headers: Readonly<Record<string, string>>; policy: string }

/** Error pages that need neither Next.js nor Contentful: no script, one small stylesheet. Each is made once. */
export function errorPages(about: About) {
  const made = new Map<number, Promise<Answer>>()
  return (status: number): Promise<Answer> => {
    const page = made.get(status) ?? errorPage(status, about)
    made.set(status, page)
    return page
  }
}

function errorPage(status: number, { organisation, headers, policy }: About): Promise<Answer> {
  const { title, text } = words[status] ?? (words[500] as Words)
  const html = errorHtml({ status, title, text, organisation })
  return answerOf(Buffer.from(html), {
    status,
    kind: 'refused',
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Not `no-store`: going back to it must not load it again.
      'cache-control': 'private, no-cache',
      ...(status === 429 && { 'retry-after': retryAfter('/auth/login') }),
      ...(status === 503 && { 'retry-after': '10' }),
    },
  })
}
