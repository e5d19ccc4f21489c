import { framePage } from '../../outside-script/frame-page.ts'
import { tagsScript } from './tags-script.ts'

/** A stand-in needs only its own host. */
const google: readonly string[] = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
]

/** Answers 404 if no tag manager is configured. */
export function answerTagsFrame(tagManagerUrl: string | undefined): Response {
  if (tagManagerUrl === undefined) return new Response('There is no tag manager.', { status: 404 })
  const isGoogle = new URL(tagManagerUrl).hostname.endsWith('.googletagmanager.com')
  return framePage({
    title: 'Measurement',
    provider: tagManagerUrl,
    script: tagsScript,
    hosts: isGoogle ? google : [],
  })
}
