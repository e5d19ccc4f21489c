import { expect, test } from 'vitest'
import { auditContent } from '../../cli/links/content/audit-content.ts'
import { judgeOf } from '../../cli/links/content/judge.ts'
import { contentOf } from '../../cli/seed/wish/check-wishes.ts'
import { readSeed } from '../../cli/seed/wish/read-seed.ts'

const { wished } = await readSeed('2026-11-22')

test('no link in the content of the seed is broken', () => {
  const contents = wished.map((wish) => {
    const published = { ...wish, entries: wish.entries.map((item) => ({ ...item, saved: item.fields })) }
    const visible = { ...contentOf(published), onlyPublished: true }
    return { space: wish.space, content: contentOf(wish), visible }
  })
  const { findings, checked } = auditContent({
    spaces: contents,
    judge: judgeOf(
      contents.map(({ space, content, visible }) => ({ space, saved: content, visible })),
      { association: 'association', events: 'events' },
      { own: [], platform: [] },
    ),
    whereabouts: { siteUrl: 'https://www.site.example', editAddress: ({ id }) => id },
  })
  expect(checked.links).toBeGreaterThan(300)
  expect(
    findings.map(({ url, place, verdict }) => `${place.entry}.${place.field} ${url}: ${verdict.reason}`),
  ).toEqual([])
})
