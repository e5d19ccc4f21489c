import type { SiteConfig } from '@association/services/config'
import { describe, expect, test } from 'vitest'
import { embeddable } from './frames.ts'
import { mediaOrigins } from './media-origins.ts'
import { contentSecurityPolicy, pagePolicy, securityHeaders } from './policy.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('the policy', () => {
  const contentful = {
    hosts: { images: 'images.eu.ctfassets.net' },
    insecure: false,
  } as SiteConfig['contentful']
  const embeds = {
    video: 'https://player.vimeo.com',
    booking: 'https://calendly.com',
    map: 'https://www.google.com',
    form: 'https://js.hsforms.net',
  }
  const policy = pagePolicy({ contentful, embeds })

  test('of a stored page has at most 700 bytes', () => expect(policy.length).toBeLessThanOrEqual(700))

  test("runs the site's files and nothing else", () => {
    expect(directive(policy, 'default-src')).toBe("'none'")
    expect(directive(policy, 'script-src')).toBe("'self'")
    expect(directive(policy, 'trusted-types')).toBe("'none'")
    expect(policy).not.toContain('unsafe-eval')
    expect(directive(policy, 'style-src')).toBe("'self'")
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
  })

  test('lets no origin frame a page, except those that a preview names', () => {
    expect(directive(policy, 'frame-ancestors')).toBe("'none'")
    const preview = contentSecurityPolicy({ frameAncestors: ['https://app.contentful.com'] })
    expect(directive(preview, 'frame-ancestors')).toBe('https://app.contentful.com')
  })

  test('frames what the site embeds; a script of the forms provider never', () => {
    expect(embeddable({ ...embeds, map: 'http://localhost:4050/map' })).toEqual([
      "'self'",
      'https://player.vimeo.com',
      'https://calendly.com',
      'http://localhost:4050',
    ])
  })

  test('pictures come from all hosts of Contentful, or from the local one', () => {
    const hosts = { delivery: '', preview: '', management: '', upload: '' }
    expect(mediaOrigins({ hosts: { ...hosts, images: 'images.eu.ctfassets.net' }, insecure: false })).toEqual(
      [
        'https://images.eu.ctfassets.net',
        'https://assets.eu.ctfassets.net',
        'https://videos.eu.ctfassets.net',
        'https://downloads.eu.ctfassets.net',
      ],
    )
    expect(mediaOrigins({ hosts: { ...hosts, images: 'localhost:4004' }, insecure: true })).toEqual([
      'http://localhost:4004',
    ])
  })
})

test('only https promises to stay https', () => {
  expect(securityHeaders('https://example.org')).toHaveProperty('strict-transport-security')
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('strict-transport-security')
})
