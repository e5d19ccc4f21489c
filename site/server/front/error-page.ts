import { errorHtml } from '../../base/security/error-html.ts'
import { type Answer, answerOf } from '../answers/answer.ts'
import { rateLimitOf, retryAfter } from './rate-limits.ts'

type ErrorWords = { title: string; text: string }

const words: Record<number, ErrorWords> = {
  400: { title: 'We did not understand that request', text: 'Please check the address and try again.' },
  421: { title: 'This site is not here', text: 'The address you used does not belong to this site.' },
  500: {
    title: 'Something went wrong on our side',
    text: 'The page could not be shown. Please try again in a moment.',
  },
  503: {
    title: 'This page is taking a short break',
    text: 'We cannot reach its content right now. Please try again in a moment.',
  },
}

function wordsOf429(path: string): ErrorWords {
  const { name, slow } = rateLimitOf(path)
  if (name === 'sign-in')
    return {
      title: 'Too many sign-ins were started',
      text: 'For your protection, each visitor may start a few in a minute. Please try again in a minute.',
    }
  const seconds = retryAfter(path)
  const longer = slow ? ` If it does not work then, try again in ${slow.everyMs / 60_000} minutes.` : ''
  return {
    title: 'Please wait a moment',
    text: `Your device, or others on the same network, opened many pages in a short time. Please wait ${seconds} seconds, then try again.${longer}`,
  }
}

type ErrorPageOptions = { organisation: string; headers: Readonly<Record<string, string>>; policy: string }

/** Needs neither Next.js nor Contentful. Each page is made once; 429 once for each limit. */
export function errorPages(about: ErrorPageOptions) {
  const made = new Map<string, Promise<Answer>>()
  return (status: number, path = '/'): Promise<Answer> => {
    const key = status === 429 ? `${status} ${rateLimitOf(path).name}` : String(status)
    const page = made.get(key) ?? errorPage({ status, path }, about)
    made.set(key, page)
    return page
  }
}

type Failed = { status: number; path: string }

function errorPage(
  { status, path }: Failed,
  { organisation, headers, policy }: ErrorPageOptions,
): Promise<Answer> {
  const { title, text } = status === 429 ? wordsOf429(path) : (words[status] ?? (words[500] as ErrorWords))
  const html = errorHtml({ label: String(status), title, text, organisation })
  return answerOf(Buffer.from(html), {
    status,
    kind: 'refused',
    headers: {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      // Not `no-store`: going back must not reload.
      'cache-control': 'private, no-cache',
      ...(status === 429 && { 'retry-after': retryAfter(path) }),
      ...(status === 503 && { 'retry-after': '10' }),
    },
  })
}
