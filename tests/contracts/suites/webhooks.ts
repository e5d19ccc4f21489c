import { describe, expect, test } from 'vitest'
import { failureOf } from '../failure.ts'
import type { ContractTarget } from '../target.ts'

/** Only the twin can call local addresses, so its tests cover calls. */
export function webhooks({ management }: ContractTarget) {
  describe('webhooks', () => {
    test('a definition is made, changed and removed, and shows no secret', async () => {
      const created = await management.webhook.create(
        {},
        {
          name: 'Contract',
          url: 'https://contract.example/hook',
          topics: ['Entry.publish', 'Asset.*'],
          headers: [{ key: 'X-Secret', value: 'hidden', secret: true }],
          active: false,
        },
      )
      const params = { webhookDefinitionId: created.sys.id }
      expect(created).toMatchObject({ sys: { type: 'WebhookDefinition', version: 1 }, active: false })
      const read = await management.webhook.get(params)
      expect(JSON.stringify(read)).not.toContain('hidden')

      const updated = await management.webhook.update(params, { ...read, name: 'Changed' })
      expect([updated.name, updated.sys.version]).toEqual(['Changed', 2])
      expect((await management.webhook.getMany({})).items.map(({ sys }) => sys.id)).toContain(created.sys.id)
      expect((await management.webhook.getManyCallDetails(params)).items).toEqual([])
      expect((await management.webhook.getHealthStatus(params)).calls).toEqual({ total: 0, healthy: 0 })

      await management.webhook.delete(params)
      expect((await failureOf(management.webhook.get(params))).name).toBe('NotFound')
    })

    test('a definition without a name or an address is refused', async () => {
      const failure = await failureOf(management.webhook.create({}, { topics: ['*.*'] } as never))
      expect([failure.name, failure.status]).toEqual(['ValidationFailed', 422])
    })
  })
}
