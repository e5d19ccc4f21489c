import { beforeAll, describe, expect, test } from 'vitest'
import { failureOf, problemsOf } from '../failure.ts'
import { createContentType, createEntry, field, idOf, linkTo, nameOf } from '../model.ts'
import type { ContractTarget } from '../target.ts'

const chain = 'contractChain'
const depth = 12
const heavy = 'contractHeavy'
const heavyEntries = 8
const heavyText = 'x'.repeat(950_000)

export function limits(target: ContractTarget) {
  const { management } = target
  const linksOf = (from: number) => (from < depth ? { next: linkTo('Entry', `chain-${from + 1}`) } : {})

  async function publishAll(type: string, entries: [string, Record<string, unknown>][]) {
    const drafts = await Promise.all(entries.map((entry) => createEntry(target, type, entry)))
    for (const draft of drafts) await management.entry.publish({ entryId: draft.sys.id }, draft)
  }

  describe('limits', () => {
    beforeAll(async () => {
      await createContentType(target, chain, {
        name: 'Chain',
        fields: [field({ id: 'next', type: 'Link', linkType: 'Entry' })],
      })
      await createContentType(target, heavy, {
        name: 'Heavy',
        fields: [field({ id: 'data', type: 'Object' })],
      })
      const links = Array.from({ length: depth + 1 }, (_, index) => index)
      // Publishes the end of the chain first, because published links need published targets.
      await publishAll(
        chain,
        links.reverse().map((each) => [`chain-${each}`, linksOf(each)]),
      )
      await publishAll(
        heavy,
        Array.from({ length: heavyEntries }, (_, index) => [`heavy-${index}`, { data: { text: heavyText } }]),
      )
    }, 60_000)

    test('ten levels are followed, the eleventh stays a link', async () => {
      const answer = await target.eventually(async () => {
        const response = await target.request('delivery', `/entries?sys.id=${idOf('chain-0')}&include=10`)
        const { includes } = (await response.json()) as { includes?: { Entry: { sys: { id: string } }[] } }
        expect(includes).toBeDefined()
        return includes?.Entry.map(({ sys }) => nameOf(sys.id)) ?? []
      })
      expect([answer.length, answer.includes('chain-10'), answer.includes('chain-11')]).toEqual([
        10,
        true,
        false,
      ])
    })

    test('an answer of more than seven megabytes is refused; a smaller page is not', async () => {
      const ask = (limit: number) => target.delivery.getEntries({ content_type: heavy, limit } as never)
      expect(await failureOf(ask(heavyEntries))).toMatchObject({
        name: 'BadRequest',
        status: 400,
        message: 'Response size too big. Maximum allowed response size: 7340032B.',
      })
      expect((await ask(2)).items).toHaveLength(2)
    })

    test('values have their largest size', async () => {
      const id = 'contractLong'
      await createContentType(target, id, {
        name: 'Long',
        fields: [
          field({ id: 'text', type: 'Text' }),
          field({ id: 'list', type: 'Array', items: { type: 'Symbol' } }),
        ],
      })
      for (const values of [{ text: 'x'.repeat(50_001) }, { list: Array.from({ length: 1001 }, String) }]) {
        const failure = await failureOf(createEntry(target, id, ['long', values]))
        expect([failure.status, problemsOf(failure)[0]]).toEqual([
          422,
          expect.stringMatching(/^size fields\./),
        ])
      }
    })
  })
}
