import { framePage } from '../../outside-script/frame-page.ts'
import { tagsScript } from './tags-script.ts'

/** Hosts that the tags of Google Analytics and Google Ads talk to; a stand-in talks to itself. */
const google: readonly string[] = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://www.google.com',
]

/** The frame that runs the tag manager; 404 if none is configured. */
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
