import { verify } from '@association/services/signature'
import { describe, expect, test } from 'vitest'
import { failureOf } from '../failure.ts'
import type { ContractTarget } from '../target.ts'

const signingSecret = 'contract-suite-'.padEnd(64, 'x')

export function apps(target: ContractTarget) {
  const { management, organizationId } = target

  /** The real service requires an organization for apps. */
  describe.runIf(organizationId)('apps', () => {
    test('an app is made, installed, signs a request, and leaves', async () => {
      const definition = await management.appDefinition.create(
        {},
        {
          name: 'Contract',
          src: 'http://localhost:3001',
          locations: [{ location: 'dialog' }],
          parameters: { installation: [{ id: 'siteUrl', name: 'Site', type: 'Symbol' }] },
        },
      )
      const params = { appDefinitionId: definition.sys.id }
      const secret = await management.appSigningSecret.upsert(params, { value: signingSecret })
      expect(secret.redactedValue).toBe(signingSecret.slice(-4))

      await management.appInstallation.upsert(params, { parameters: { siteUrl: 'http://localhost:3000' } })
      const installed = await management.appInstallation.get(params)
      expect(installed).toMatchObject({
        sys: { type: 'AppInstallation', appDefinition: { sys: { id: definition.sys.id } } },
        parameters: { siteUrl: 'http://localhost:3000' },
      })
      const { items } = await management.appInstallation.getMany({})
      expect(items.map(({ sys }) => sys.appDefinition.sys.id)).toContain(definition.sys.id)

      const request = { method: 'POST', path: '/api/preview/token', body: '{"entry":"home"}' } as const
      const { additionalHeaders } = await management.appSignedRequest.create(params, request)
      expect(
        verify(signingSecret, { ...request, headers: additionalHeaders }, { ttlSeconds: 120 }),
      ).toMatchObject({
        valid: true,
        headers: {
          'x-contentful-space-id': target.spaceId,
          'x-contentful-environment-id': target.environmentId,
        },
      })

      await management.appInstallation.delete(params)
      expect((await failureOf(management.appInstallation.get(params))).name).toBe('NotFound')
      await management.appDefinition.delete(params)
    })

    test('a signing secret has 64 characters', async () => {
      const { items } = await management.appDefinition.getMany({})
      const [definition] = items
      if (definition === undefined) return
      const failure = await failureOf(
        management.appSigningSecret.upsert({ appDefinitionId: definition.sys.id }, { value: 'short' }),
      )
      expect(failure.status).toBe(422)
    })
  })
}
