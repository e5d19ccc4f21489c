import { describe, expect, test } from 'vitest'
import { embeddable, framesIn } from './frames.ts'
import { mediaOrigins } from './media-origins.ts'
import { contentSecurityPolicy, securityHeaders } from './policy.ts'

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

describe('the policy', () => {
  const policy = contentSecurityPolicy({
    scriptHashes: ['sha256-x'],
    media: ['https://images.ctfassets.net'],
  })

  test("runs the site's files and the hashed scripts, and nothing unsafe", () => {
    expect(directive(policy, 'default-src')).toBe("'none'")
    expect(directive(policy, 'script-src')).toBe("'self' 'sha256-x'")
    expect(policy).not.toContain('unsafe-eval')
    expect(directive(policy, 'style-src')).toBe("'self'")
    expect(directive(policy, 'require-trusted-types-for')).toBe("'script'")
  })

  test('lets nobody frame a page, except whom a preview names', () => {
    expect(directive(policy, 'frame-ancestors')).toBe("'none'")
    const preview = contentSecurityPolicy({ frameAncestors: ['https://app.contentful.com'] })
    expect(directive(preview, 'frame-ancestors')).toBe('https://app.contentful.com')
  })

  describe('frames', () => {
    const embeds = {
      video: 'https://player.vimeo.com',
      booking: 'https://calendly.com',
      map: 'http://localhost:4050/map',
      form: 'https://js.hsforms.net',
    }

    test('only the hosts that the page embeds', () => {
      const html =
        '<iframe src="https://player.vimeo.com/video/1"></iframe><iframe src="https://evil.test/"></iframe>'
      expect(framesIn(html, embeds)).toEqual(['https://player.vimeo.com'])
      expect(framesIn('<p>https://player.vimeo.com/</p>', embeds)).toEqual([])
    })

    test('what its scripts will frame, such as our own page with a form', () => {
      expect(framesIn('<div data-frame="/embed/form/1/2"></div>', embeds)).toEqual(["'self'"])
      expect(framesIn('<div data-frame="https://calendly.com/a/b"></div>', embeds)).toEqual([
        'https://calendly.com',
      ])
    })

    test('in preview whatever may be embedded; a script of the forms provider never', () => {
      expect(embeddable(embeds)).toEqual([
        "'self'",
        'https://player.vimeo.com',
        'https://calendly.com',
        'http://localhost:4050',
      ])
    })
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
  expect(securityHeaders('https://example.org')).toHaveProperty('Strict-Transport-Security')
  expect(securityHeaders('http://localhost:3000')).not.toHaveProperty('Strict-Transport-Security')
})
