import { createClient } from 'contentful-management'

const entryId = 'home-quote'
export const editedPage = '/'

export function createEditor(env: Record<string, string>) {
  const client = createClient(
    {
      accessToken: env.CONTENTFUL_MANAGEMENT_TOKEN ?? '',
      host: env.CONTENTFUL_MANAGEMENT_HOST,
      insecure: true,
    },
    {
      type: 'plain',
      defaults: {
        spaceId: env.CONTENTFUL_ASSOCIATION_SPACE_ID,
        environmentId: env.CONTENTFUL_ENVIRONMENT,
      },
    },
  )
  let count = 0
  return {
    /** Returns a text that only the page of this publication contains. */
    async publish(): Promise<string> {
      count += 1
      const text = `Change ${count}, MD`
      const entry = await client.entry.get({ entryId })
      const fields = { ...entry.fields, attribution: { 'en-US': text } }
      const saved = await client.entry.update({ entryId }, { ...entry, fields })
      await client.entry.publish({ entryId }, saved)
      return text
    },
  }
}

export type Editor = ReturnType<typeof createEditor>
