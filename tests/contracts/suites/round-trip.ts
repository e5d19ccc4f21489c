import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { ContractTarget } from '../target.ts'

// Only the CommonJS builds work; the ES builds import folders.
const load = createRequire(import.meta.url)
const exportSpace: (options: object) => Promise<ExportedContent> = load('contentful-export')
const importSpace: (options: object) => Promise<ExportedContent> = load('contentful-import')

type Entity = {
  sys: { id: string; publishedVersion?: number; [more: string]: unknown }
  [more: string]: unknown
}
type ExportedContent = Record<
  'contentTypes' | 'entries' | 'assets' | 'tags' | 'locales' | 'editorInterfaces',
  Entity[]
>

export function roundTrip(target: ContractTarget) {
  const { spaceId, managementToken, hosts, isTwin } = target

  describe('export and import', () => {
    beforeAll(() => {
      // Both tools log every step, and their use of the nested client; failures are thrown.
      for (const stream of ['log', 'warn'] as const) vi.spyOn(console, stream).mockImplementation(() => {})
    })
    afterAll(() => vi.restoreAllMocks())

    test('bring everything into another environment', async () => {
      const folder = await mkdtemp(join(tmpdir(), 'contract-'))
      const common = {
        spaceId,
        managementToken,
        host: hosts.management,
        hostUpload: hosts.upload,
        insecure: isTwin,
        useVerboseRenderer: false,
        errorLogFile: join(folder, 'errors.json'),
      }
      const read = (environmentId: string) =>
        exportSpace({ ...common, environmentId, includeDrafts: true, saveFile: false })
      const content = await read(target.environmentId)
      await importSpace({
        ...common,
        environmentId: target.otherEnvironmentId,
        content,
        rateLimit: isTwin ? 200 : 7,
        ...(isTwin ? { retryLimit: 0 } : {}),
      })
      const copy = await read(target.otherEnvironmentId)
      for (const kind of ['contentTypes', 'entries', 'assets', 'tags', 'editorInterfaces'] as const) {
        expect(comparable(copy[kind]), kind).toEqual(comparable(content[kind]))
      }
      expect([content.entries.length > 6, content.assets.length]).toEqual([true, 1])
      await rm(folder, { recursive: true })
    })
  })
}

/** Ignores versions, dates and the tokens in file URLs. */
function comparable(entities: Entity[]) {
  return entities
    .map(({ sys, ...rest }) => ({
      ...withoutAddresses(rest),
      id: sys.id,
      contentType: sys.contentType,
      isPublished: sys.publishedVersion !== undefined,
    }))
    .sort((left, right) => JSON.stringify(left).localeCompare(JSON.stringify(right)))
}

const withoutAddresses = (value: object) =>
  JSON.parse(JSON.stringify(value).replace(/"url":"\/\/[^"]+"/g, '"url":""')) as object
