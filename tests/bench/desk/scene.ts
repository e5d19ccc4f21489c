import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '@association/local/launch/commands.ts'
import { runToEnd } from '@association/local/launch/processes.ts'
import { createClient } from 'contentful-management'
import type { Bench } from '../measuring/bench.ts'
import type { startEditorStack } from '../measuring/editor-stack.ts'
import { sized } from '../measuring/form.ts'
import { type BlockPage, entriesOf, exportOf } from './page-of-blocks.ts'

export const large = { id: 'bench-desk', rounds: sized(15, 2), bands: sized(20, 1) } satisfies BlockPage
export const small = { id: 'bench-desk-small', rounds: 1, bands: 0 } satisfies BlockPage
const elsewhere = 'bench-desk-elsewhere'
const showsElsewhere = `${large.id}-content-${large.rounds - 1}`

const changedBlocks = sized(8, 1)

export type Scene = Awaited<ReturnType<typeof startEditorStack>>

/** Publishes both pages and then changes blocks. The large page shows entries of both spaces. */
export async function addPages({ later }: Pick<Bench, 'later'>, env: Record<string, string>) {
  const fields = { internalName: elsewhere, text: 'A title of the events', tag: 'h2' }
  const title = { id: elsewhere, type: 'title', fields } as const
  await seed({ later }, { env, space: 'association', entries: [large, small].flatMap(entriesOf) })
  await seed({ later }, { env, space: 'events', entries: [title] })
  const rounds = Array.from({ length: changedBlocks }, (_, round) => `${large.id}-content-${round}`)
  for (const entry of [...rounds, `${small.id}-content-0`]) await change(env, entry)
  await showElsewhere(env)
}

type Seeded = { env: Record<string, string>; space: string; entries: Parameters<typeof exportOf>[0] }

async function seed({ later }: Pick<Bench, 'later'>, { env, space, entries }: Seeded) {
  const file = join(tmpdir(), `bench-desk-${process.pid}-${space}.json`)
  later(() => rmSync(file, { force: true }))
  writeFileSync(file, JSON.stringify(exportOf(entries)))
  const args = [join(root, 'cli/main.mjs'), 'seed', '--from', file, '--space', space]
  await runToEnd({ name: 'Seed', args, cwd: join(root, 'cli'), env }, () => {})
}

function clientOf(env: Record<string, string>) {
  const { CONTENTFUL_MANAGEMENT_TOKEN: accessToken = '', CONTENTFUL_MANAGEMENT_HOST: host = '' } = env
  const place = {
    spaceId: env.CONTENTFUL_ASSOCIATION_SPACE_ID ?? '',
    environmentId: env.CONTENTFUL_ENVIRONMENT ?? '',
  }
  return createClient({ accessToken, host, insecure: true }, { type: 'plain', defaults: place })
}

async function change(env: Record<string, string>, entryId: string) {
  const client = clientOf(env)
  const entry = await client.entry.get({ entryId })
  const text = JSON.stringify(entry.fields.text).replace('the hard one', 'the hardest night')
  await client.entry.update({ entryId }, { ...entry, fields: { ...entry.fields, text: JSON.parse(text) } })
}

/** Contentful refuses to publish a text with an entry of another space. */
async function showElsewhere(env: Record<string, string>) {
  const client = clientOf(env)
  const entryId = showsElsewhere
  const urn = `crn:contentful:::content:spaces/${env.CONTENTFUL_EVENTS_SPACE_ID}/entries/${elsewhere}`
  const target = { sys: { type: 'ResourceLink', linkType: 'Contentful:Entry', urn } }
  const embedded = { nodeType: 'embedded-resource-block', data: { target }, content: [] }
  const entry = await client.entry.get({ entryId })
  entry.fields.text['en-US'].content.push(embedded)
  await client.entry.update({ entryId }, entry)
}
